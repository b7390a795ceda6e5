// Runs a game's module without Python: gives it memory, and calls an export with arrays and numbers by name.
// Node: node driver.mjs MODULE DESCRIPTION < call.json. A browser: import it.

const PAGE = 1 << 16
const STACK = 1 << 20

/** The module's exports: each takes an object of values by parameter, where an array is {length, values?}. */
export async function load(bytes, description, megabytes = 64) {
  const memory = new WebAssembly.Memory({ initial: (megabytes << 20) / PAGE })
  const __memory_base = new WebAssembly.Global({ value: "i32", mutable: false }, STACK)
  const __stack_pointer = new WebAssembly.Global({ value: "i32", mutable: true }, STACK)
  const given = { env: { memory, __memory_base, __stack_pointer } }
  const { instance } = await WebAssembly.instantiate(bytes, given)
  let free = (STACK + description.constants + 63) & ~63
  const calls = {}
  for (const { name, takes } of description.functions) {
    calls[name] = (values) => {
      const flat = []
      for (const [parameter, kind] of Object.entries(takes)) {
        const value = values[parameter]
        if (kind === "q0") flat.push(BigInt(value))
        else if (kind === "d0") flat.push(Number(value))
        else {
          if (!kind.endsWith("1")) throw new Error(`${name}: this driver has arrays of one dimension only`)
          const cells = new BigInt64Array(memory.buffer, free, value.length)
          value.values?.forEach((each, i) => (cells[i] = BigInt(each)))
          flat.push(free, value.length)
          free += 8 * value.length
        }
      }
      return instance.exports[name](...flat)
    }
  }
  return calls
}

/** Calls one export, and returns its result as text: JSON has no 64-bit ints. */
export async function call(bytes, description, { name, values }) {
  return String((await load(bytes, description))[name](values))
}

if (typeof process !== "undefined" && process.argv[1]?.endsWith("driver.mjs")) {
  const { readFileSync } = await import("node:fs")
  const [, , module, description] = process.argv
  const asked = JSON.parse(readFileSync(0, "utf8"))
  console.log(await call(readFileSync(module), JSON.parse(readFileSync(description, "utf8")), asked))
}
