/**
 * A page's connection to the host of a table: what it shows, and what can be asked for.
 *
 * `socket.svelte.ts` implements it for a server. The pages know this interface only, so that a host in the browser itself
 * can answer as well.
 */

import type { ProblemData } from "../lib/api.ts";
import type { InitialData } from "./initialData.ts";
import type { Command, Now, TableEvent } from "./messages.ts";
import type { TableState } from "./tableState.svelte.ts";

/** "missing": there is no such table, or it is not for us. */
export type ConnectionStatus = "opening" | "connected" | "polling" | "offline" | "missing";

export interface Hint {
  count: number;
  move: string;
  way: string[];
}

export interface Connection {
  /** The table as last heard of; its fields are reactive. */
  readonly table: TableState;
  /** Reactive. */
  readonly status: ConnectionStatus;
  /** The host's time, in milliseconds. */
  time(): number;
  /** Ask for something to be done; resolves when it is stored, and rejects with a `Problem`. */
  send(command: Command): Promise<void>;
  /** Why a move is not legal; null if it is. */
  whyNot(seat: number, move: string): Promise<ProblemData | null>;
  hint(seat: number): Promise<Hint>;
  /** See the table as another of our own seats from now on. */
  lookAs(seat: number): void;
  close(): void;
}

export interface ConnectionOptions {
  /** Of a link, where the table is not public. */
  token: string;
  /** What the page was delivered with, if anything. */
  initial: InitialData | null;
  onopen(initial: InitialData): void;
  /** An event, and how things stood before it. */
  onevent(event: TableEvent, before: Now | null): void;
}
