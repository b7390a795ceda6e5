/**
 * Packs the engine, which runs a table in the browser: Pyodide, the modules of Python that our package imports, our package
 * itself, and its WebAssembly modules. `build.py` runs it: node engine/pack.mjs OUT PACKAGES, where PACKAGES is the folder of
 * the Python packages that we need.
 *
 * The files go into a folder named after their content, so that browsers can keep them for ever; `engine.json` names it.
 */

import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { compress } from "../static/compress.mjs";

const HERE = dirname(fileURLToPath(import.meta.url));
const SOURCE = join(HERE, "../../src/strandline");
const PYODIDE = join(HERE, "../node_modules/pyodide");
/** What a browser needs of Pyodide besides the standard library. */
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];

const [out, packages] = process.argv.slice(2);
const { loadPyodide } = await import(join(PYODIDE, "pyodide.mjs"));
const python = await loadPyodide({ indexURL: PYODIDE });

function mount(from, to) {
  python.FS.mkdirTree(to);
  python.mountNodeFS(to, from);
}

mount(SOURCE, "/own/strandline");
mount(join(packages, "fastjsonschema"), "/own/fastjsonschema");
python.runPython(readFileSync(join(HERE, "modules.py"), "utf8"));

const built = join(out, "building");
rmSync(out, { recursive: true, force: true });
mkdirSync(built, { recursive: true });
for (const name of RUNTIME) copyFileSync(join(PYODIDE, name), join(built, name));
for (const name of python.FS.readdir("/packed").filter((each) => !each.startsWith(".")))
  writeFileSync(join(built, name), python.FS.readFile(`/packed/${name}`));
const modules = join(SOURCE, "wasm");
if (existsSync(modules))
  for (const name of readdirSync(modules).filter((each) => /\.(wasm|json)$/.test(each)))
    copyFileSync(join(modules, name), join(built, name));

const digest = createHash("sha256");
const files = {};
for (const name of readdirSync(built).sort()) {
  digest.update(name).update(readFileSync(join(built, name)));
  files[name] = statSync(join(built, name)).size;
}
const folder = digest.digest("hex").slice(0, 16);
renameSync(built, join(out, folder));
await compress(join(out, folder), Object.keys(files));
// Pyodide compares what it is told of itself with what it is; the packages that it could load are left out.
const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
const told = { folder, files, lock: { info, packages: {} } };
writeFileSync(join(out, "engine.json"), `${JSON.stringify(told, null, 2)}\n`);
const size = Object.values(files).reduce((sum, each) => sum + each, 0);
console.log(`engine: ${Object.keys(files).length} files, ${(size / 1e6).toFixed(1)} MB, in ${join(out, folder)}`);
