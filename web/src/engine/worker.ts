/** The worker of the engine: it runs Python, in which `strandline/browser` hosts the tables of this device. */

import { openStore, type DeviceStore } from "./deviceStore.ts";
import type { FromEngine, Packed, ToEngine } from "./protocol.ts";

/** The Python objects that we use; `strandline/browser/device.py` says what they do. */
interface Device {
  open(): Promise<void>;
  request(method: string, path: string, body: string, reply: Reply): Promise<void>;
  cancel(reply: Reply): void;
  connect(connection: number, path: string): void;
  receive(connection: number, message: string): void;
  disconnect(connection: number): void;
}

interface Pyodide {
  FS: { writeFile(path: string, data: Uint8Array): void; mkdirTree(path: string): void };
  unpackArchive(data: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

const SITE = "/site";
const MODULES = `${SITE}/strandline/wasm`;
/** What Pyodide itself loads. */
const OF_PYODIDE = ["pyodide.asm.mjs", "pyodide.asm.wasm", "python.zip"];
const START = `
import sys
sys.path.insert(0, "${SITE}")
from strandline.browser.device import Device
Device
`;

class Reply {
  readonly #id: number;

  constructor(id: number) {
    this.#id = id;
  }

  start(status: number, type: string): void {
    say({ kind: "start", id: this.#id, status, type });
  }

  write(text: string): void {
    say({ kind: "write", id: this.#id, text });
  }
}

function say(message: FromEngine): void {
  postMessage(message);
}

let loaded = 0;

/** Fetch a file of the engine, and tell how much is loaded. */
async function bytes(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const found = new Uint8Array(await answer.arrayBuffer());
  loaded += found.length;
  say({ kind: "progress", loaded });
  return found;
}

async function start(address: string, packed: Packed): Promise<Device> {
  const archive = bytes(`${address}strandline.zip`);
  const opening = openStore();
  const { loadPyodide } = await import(/* @vite-ignore */ `${address}pyodide.mjs`);
  const python: Pyodide = await loadPyodide({
    indexURL: address,
    stdLibURL: `${address}python.zip`,
    lockFileContents: JSON.stringify(packed.lock),
  });
  for (const name of OF_PYODIDE) loaded += packed.files[name];
  say({ kind: "progress", loaded });
  python.unpackArchive(await archive, "zip", { extractDir: SITE });
  python.FS.mkdirTree(MODULES);
  const { store, keeps } = await opening;
  const make = python.runPython(START) as (store: DeviceStore, ...calls: unknown[]) => Device;
  const device = make(
    store,
    (connection: number, text: string) => say({ kind: "say", id: connection, text }),
    async (game: string) => {
      const parts = [`${game}.wasm`, `${game}.json`].filter((name) => name in packed.files);
      for (const data of await Promise.all(parts.map(async (name) => [name, await bytes(address + name)] as const)))
        python.FS.writeFile(`${MODULES}/${data[0]}`, data[1]);
    },
  );
  await device.open();
  say({ kind: "open", keeps });
  return device;
}

let device: Promise<Device>;
const replies = new Map<number, Reply>();

async function handle(message: ToEngine): Promise<void> {
  if (message.do === "open") {
    device = start(message.address, message.packed);
    device.catch((error: unknown) => say({ kind: "failed", why: String(error) }));
    return;
  }
  const here = await device;
  switch (message.do) {
    case "request": {
      const reply = new Reply(message.id);
      replies.set(message.id, reply);
      try {
        await here.request(message.method, message.path, message.body, reply);
      } finally {
        replies.delete(message.id);
        say({ kind: "end", id: message.id });
      }
      return;
    }
    case "cancel": {
      const reply = replies.get(message.id);
      return reply && here.cancel(reply);
    }
    case "connect":
      return here.connect(message.id, message.path);
    case "receive":
      return here.receive(message.id, message.text);
    case "disconnect":
      return here.disconnect(message.id);
  }
}

onmessage = (event: MessageEvent<ToEngine>) => void handle(event.data);
