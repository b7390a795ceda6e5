// Runs a Python file in Pyodide: node run_in_pyodide.mjs PYODIDE FILE MOUNTS. It finds what is mounted in /packages.
import { readFileSync, statSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodideFolder, file, mounts] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`));
try {
  const pyodide = await loadPyodide({ indexURL: pyodideFolder });
  for (const [target, source] of Object.entries(JSON.parse(mounts))) {
    if (statSync(source).isDirectory()) {
      pyodide.FS.mkdirTree(target);
      pyodide.mountNodeFS(target, source);
    } else pyodide.FS.writeFile(target, readFileSync(source));
  }
  pyodide.runPython(`import sys; sys.path.insert(0, "/packages")`);
  pyodide.runPython(readFileSync(file, "utf-8"));
} catch (error) {
  // Uncaught, it would come with a page of Pyodide's own code.
  console.error(error.message);
  process.exit(1);
}
