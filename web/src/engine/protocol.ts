/** The messages between a page and the worker that runs the engine. */

/** The description of the packed engine, `engine.json`. */
export interface Packed {
  /** The folder of the files: its name changes with their content. */
  folder: string;
  /** The bytes of each file. */
  files: Record<string, number>;
  /** What Pyodide must know of itself. */
  lock: { info: Record<string, string>; packages: Record<string, never> };
}

export type ToEngine =
  /** `address`: of the engine's folder. */
  | { do: "open"; address: string; packed: Packed }
  | { do: "request"; id: number; method: string; path: string; body: string }
  | { do: "cancel"; id: number }
  /** A live connection to a table, as a socket would be; `path` is the socket's. */
  | { do: "connect"; id: number; path: string }
  | { do: "receive"; id: number; text: string }
  | { do: "disconnect"; id: number };

export type FromEngine =
  /** The bytes that are loaded so far. */
  | { kind: "progress"; loaded: number }
  /** `keeps`: whether this browser lets us store anything. */
  | { kind: "open"; keeps: boolean }
  | { kind: "failed"; why: string }
  /** The answer to a request: its beginning, its parts, its end. */
  | { kind: "start"; id: number; status: number; type: string }
  | { kind: "write"; id: number; text: string }
  | { kind: "end"; id: number }
  /** A message of a live connection. */
  | { kind: "say"; id: number; text: string };
