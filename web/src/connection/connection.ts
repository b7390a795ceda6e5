/**
 * A page's connection to the host of a table: its state, and the requests that a page can send.
 *
 * `socket.svelte.ts` implements it for a server, `local.svelte.ts` for the engine on this device. The pages use only this
 * interface, and `open.ts` chooses.
 */

import type { ProblemData } from "../lib/api.ts";
import type { InitialData } from "./initialData.ts";
import type { Command, Now, TableEvent } from "./messages.ts";
import type { TableState } from "./tableState.svelte.ts";

/** "missing": there is no such table, or we may not see it. */
export type ConnectionStatus = "opening" | "connected" | "polling" | "offline" | "missing";

export interface Hint {
  count: number;
  move: string;
  way: string[];
}

export interface Connection {
  /** The latest known state of the table; its fields are reactive. */
  readonly table: TableState;
  /** Reactive. */
  readonly status: ConnectionStatus;
  /** The host's time, in milliseconds. */
  time(): number;
  /** Send a command; resolves when it is stored, and rejects with a `Problem`. */
  send(command: Command): Promise<void>;
  /** Return why a move is not legal; null if it is. */
  whyNot(seat: number, move: string): Promise<ProblemData | null>;
  hint(seat: number): Promise<Hint>;
  /** Switch to the view of another of our own seats. */
  lookAs(seat: number): void;
  close(): void;
}

export interface ConnectionOptions {
  /** The token of a link, if the table is not public. */
  token: string;
  /** The data that came with the page, if any. */
  initial: InitialData | null;
  onopen(initial: InitialData): void;
  /** An event, and the state before it. */
  onevent(event: TableEvent, before: Now | null): void;
}
