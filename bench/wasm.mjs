// Runs the measurements of bench/wasm.py in Pyodide: node bench/wasm.mjs PYODIDE ARCHIVE WORK...

import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"

const [, , folder, archive, ...work] = process.argv
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide()
python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/home/pyodide" })
python.globals.set("cpu", () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
})
python.globals.set("work", work)
console.log(
  python.runPython(`
import json, sys, time
sys.path.insert(0, "/home/pyodide")
time.process_time = cpu
import wasm
json.dumps(wasm.measure("wasm", *work))
`),
)
process.exit(0)
