/**
 * The engine: a table host on this device, in a worker. It answers the requests of the server, and keeps its games in this
 * browser. It is started by the first request. Of several tabs only one runs it at a time.
 */

import { Problem } from "../lib/api.ts";
import type { Replay } from "../replay/types.ts";
import { packed } from "./packed.ts";
import type { FromEngine, ToEngine } from "./protocol.ts";

/** "elsewhere": another tab runs it. */
export type EngineStatus = "off" | "loading" | "open" | "failed" | "elsewhere";

const LOCK = "strandline-engine";

interface Answering {
  start(status: number, type: string): void;
  write(text: string): void;
  end(): void;
  fail(error: Problem): void;
}

interface Waiting {
  promise: Promise<void>;
  resolve(): void;
  reject(error: Problem): void;
}

export interface Line {
  tell(text: string): void;
  close(): void;
}

let status: EngineStatus = $state("off");
let part = $state(0);
let keeping = $state(true);
/** How many requests wait until the engine runs. */
let waitingFor = $state(0);
let worker: Worker | null = null;
let last = 0;
let open = waiting();
let letGo: (() => void) | null = null;
let queue: AbortController | null = null;
const requests = new Map<number, Answering>();
const lines = new Map<number, { hear(text: string): void; cut(): void }>();

function waiting(): Waiting {
  let resolve!: () => void, reject!: (error: Problem) => void;
  const promise = new Promise<void>((...both) => ([resolve, reject] = both));
  promise.catch(() => {});
  return { promise, resolve, reject };
}

export const engineStatus = (): EngineStatus => status;
/** Whether someone waits for the engine: it also starts before anyone needs it. */
export const isAwaited = (): boolean => waitingFor > 0;
/** The loaded part, from 0 to 1. */
export const loadedPart = (): number => part;
/** Whether games are still here after a reload. */
export const keepsGames = (): boolean => keeping;

/** Start the engine, unless it runs; resolves when it answers. `takeOver`: stop it in another tab. */
export async function start(takeOver = false): Promise<void> {
  const { promise } = open;
  if (status === "off" || status === "failed" || (status === "elsewhere" && takeOver)) {
    status = "loading";
    part = 0;
    queue?.abort();
    if (await isOurs(takeOver ? { steal: true } : { ifAvailable: true })) await run();
    else wait();
  }
  return promise;
}

/** Wait until the engine runs, without starting it; resolves to false if it fails. */
export const opened = (): Promise<boolean> => open.promise.then(() => true, () => false);

/** Another tab runs the engine: start it here when that tab is closed. */
function wait(): void {
  status = "elsewhere";
  queue = new AbortController();
  void isOurs({ signal: queue.signal }).then((ours) => (ours ? run() : undefined));
}

/** Try to become the only tab that runs the engine. Browsers have locks only in secure contexts. */
function isOurs(how: LockOptions): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    let isHeld = false;
    const held = navigator.locks.request(LOCK, how, (lock) => {
      isHeld = lock !== null;
      resolve(isHeld);
      return lock && new Promise<void>((done) => (letGo = done));
    });
    held.catch(() => {
      resolve(false);
      if (!isHeld) return; // we no longer wait
      stop("elsewhere");
      wait();
    });
  });
}

async function run(): Promise<void> {
  status = "loading";
  try {
    await boot();
  } catch (error) {
    fail(String(error));
  }
}

async function boot(): Promise<void> {
  const { folder, packed: described } = await packed();
  const files = Object.entries(described.files).filter(([name]) => /\.zip$|\.asm\./.test(name));
  const size = files.reduce((sum, [, each]) => sum + each, 0);
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = (event: MessageEvent<FromEngine>) => hear(event.data, size);
  worker.onerror = (event) => fail(event.message);
  tell({ do: "open", address: folder, packed: described });
}

function tell(message: ToEngine): void {
  worker?.postMessage(message);
}

function hear(message: FromEngine, size: number): void {
  switch (message.kind) {
    case "progress":
      part = Math.min(1, message.loaded / size);
      return;
    case "open":
      status = "open";
      keeping = message.keeps;
      return open.resolve();
    case "failed":
      return fail(message.why);
    case "start":
      return requests.get(message.id)?.start(message.status, message.type);
    case "write":
      return requests.get(message.id)?.write(message.text);
    case "end":
      requests.get(message.id)?.end();
      requests.delete(message.id);
      return;
    case "say":
      return lines.get(message.id)?.hear(message.text);
  }
}

function fail(why: string): void {
  console.error(why);
  stop("failed");
}

/** Stop the engine; whoever waits for it is told. */
function stop(how: "failed" | "elsewhere"): void {
  status = how;
  worker?.terminate();
  worker = null;
  letGo?.();
  letGo = null;
  const error = new Problem({ key: `web-engine-${how}` });
  open.reject(error);
  open = waiting();
  for (const each of requests.values()) each.fail(error);
  requests.clear();
  for (const each of lines.values()) each.cut();
  lines.clear();
}

/** Request something as from the server; the answer may come in parts. */
export async function request(method: string, path: string, body: string, signal?: AbortSignal): Promise<Response> {
  const address = new URL(path, location.href);
  const isPng = address.pathname === "/api/records/picture" && address.searchParams.get("kind") === "png";
  if (isPng || address.pathname === "/api/records/gif") {
    const { gif, png } = await import("./pictures.ts");
    const draw = async (move: number) =>
      (await asked("POST", `/api/records/picture?kind=svg&move=${move}`, body, signal)).text();
    if (isPng) return png(draw, Number(address.searchParams.get("move")));
    const answer = await asked("POST", "/api/records", body, signal);
    return answer.ok ? gif(draw, ((await answer.json()) as Replay).steps, signal) : answer;
  }
  return asked(method, path, body, signal);
}

async function asked(method: string, path: string, body: string, signal?: AbortSignal): Promise<Response> {
  waitingFor += 1;
  try {
    await start();
  } finally {
    waitingFor -= 1;
  }
  const id = (last += 1);
  return new Promise((resolve, reject) => {
    let parts: ReadableStreamDefaultController<Uint8Array>;
    const text = new TextEncoder();
    const stream = new ReadableStream<Uint8Array>({ start: (given) => void (parts = given) });
    const abort = () => {
      tell({ do: "cancel", id });
      requests.delete(id);
      reject(signal!.reason);
      parts.error(signal!.reason);
    };
    if (signal?.aborted) return abort();
    signal?.addEventListener("abort", abort);
    const done = () => signal?.removeEventListener("abort", abort);
    requests.set(id, {
      start: (code, type) => resolve(new Response(stream, { status: code, headers: { "Content-Type": type } })),
      write: (more) => parts.enqueue(text.encode(more)),
      end: () => {
        done();
        parts.close();
      },
      fail: (error) => {
        done();
        reject(error);
        parts.error(error);
      },
    });
    tell({ do: "request", id, method, path, body });
  });
}

/** Open a live connection, as a socket would be. `cut` is called if the engine stops. */
export function connect(path: string, hear: (text: string) => void, cut: () => void): Line {
  const id = (last += 1);
  lines.set(id, { hear, cut });
  tell({ do: "connect", id, path });
  return {
    tell: (text) => tell({ do: "receive", id, text }),
    close: () => {
      lines.delete(id);
      tell({ do: "disconnect", id });
    },
  };
}
