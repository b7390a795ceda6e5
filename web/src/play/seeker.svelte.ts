/**
 * Someone who looks for a game: asks the server for a table, sits down there, and waits until the game begins.
 *
 * Whoever waits has a connection to the table: by it the server knows that they are there. If it has given the seat away
 * because the connection was lost for too long, the next question leads to the table where people wait now.
 */

import { openConnection } from "../connection/open.ts";
import type { Connection } from "../connection/connection.ts";
import { fetched, Problem } from "../lib/api.ts";
import { sit } from "../lib/createTable.ts";
import { sendUntilKnown } from "../lib/doubts.svelte.ts";
import { sure } from "../lib/me.svelte.ts";
import { play as sound } from "../lib/sounds.ts";
import { complain } from "../lib/toasts.svelte.ts";
import type { Paired } from "../lib/types/api.ts";
import { go } from "../router.svelte.ts";
import { type Choice, keep } from "./choice.ts";

/** How often a seat is asked for that others take in the same moment. */
const TRIES = 20;
/** Others were faster, or the table is closed, or another tab of ours sits there: the next answer knows. */
const FASTER = ["table-taken", "table-closed", "table-seek-yours", "table-rated-once"];
/** Milliseconds between two questions about a seat that we have lost. */
const AGAIN = 1000;

export class Seeker {
  /** The table where we wait; with a clock, or of which we do not know yet. */
  waiting: Paired | null = $state.raw(null);
  /** Since when, by this device's clock that never jumps. */
  since = $state(0);
  /** Whether a request is on its way. */
  isBusy = $state(false);
  #connection: Connection | null = $state.raw(null);
  #isClosed = false;
  #choice: Choice | null = null;

  constructor() {
    $effect(() => {
      const [connection, waiting] = [this.#connection, this.waiting];
      const now = connection?.table.now;
      if (!connection || !waiting || this.isBusy) return;
      if (connection.status !== "missing") {
        if (!now || (now.status === "open" && connection.table.you.seats.length)) return;
        if (now.status === "playing" && connection.table.you.seats.length) return this.#begin(waiting.id);
      }
      // The table is closed, or our seat is free again: perhaps this device was asleep.
      const timer = setTimeout(() => void this.#again(waiting), AGAIN);
      return () => clearTimeout(timer);
    });
  }

  /** The names of those who sit there, once they are known. */
  get names(): string[] {
    return this.#connection?.table.now?.seats.filter(({ taken }) => taken).map(({ name }) => name) ?? [];
  }

  /** Look for a game, and return whether we look for one by correspondence now, which needs no waiting. */
  async press(choice: Choice): Promise<boolean> {
    keep(choice);
    this.#choice = choice;
    const found = await this.#ask(choice, null);
    return found?.status === "open" && found.pace === "post";
  }

  /** Go on waiting at a table of ours. */
  async resume(table: string, choice: Choice): Promise<void> {
    this.#choice = choice;
    await this.#ask(choice, table);
  }

  /** Stop looking, and return whether that worked; if the game has just begun, we go there. */
  async stop(table: string): Promise<boolean> {
    this.isBusy = true;
    try {
      const found = (await (await fetched("DELETE", `/api/seeks/${table}`)).json()) as Paired;
      if (found.status !== "left") {
        this.#begin(found.id);
        return false;
      }
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 404) throw error;
    } finally {
      this.isBusy = false;
    }
    if (this.waiting?.id === table) this.#leave();
    return true;
  }

  close(): void {
    this.#isClosed = true;
    this.#leave();
  }

  async #again(waiting: Paired): Promise<void> {
    try {
      await this.#ask(this.#choice!, waiting.id);
    } catch (error) {
      // Without an answer, we ask again. A refusal stays the same.
      if (!(error instanceof Problem) || error.status < 400 || error.status >= 500 || error.status === 429) return;
      this.#leave();
      complain(error);
    }
  }

  async #ask(choice: Choice, table: string | null): Promise<Paired | null> {
    this.isBusy = true;
    try {
      let before = table;
      for (let tries = 0; tries < TRIES && !this.#isClosed; tries++) {
        const found: Paired = await sendUntilKnown("POST", "/api/seeks", { ...choice, ...(before && { before }) });
        if (found.sit === null) {
          this.#follow(found);
          return found;
        }
        before = found.id;
        try {
          await sit(found, found.sit, await sure(), found.rated);
        } catch (error) {
          if (!(error instanceof Problem) || !FASTER.includes(error.key)) throw error;
        }
      }
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  #follow(found: Paired): void {
    if (this.#isClosed) return;
    if (found.status === "playing" || found.status === "over") return this.#begin(found.id);
    if (found.status === "left" || found.pace === "post") return this.#leave();
    if (found.id === this.waiting?.id && this.#connection?.status !== "missing") return;
    this.#connection?.close();
    this.#connection = openConnection(found.id, { token: "", initial: null, onopen: () => {}, onevent: () => {} });
    if (!this.waiting) this.since = performance.now();
    this.waiting = found;
  }

  #begin(table: string): void {
    if (this.#isClosed) return;
    sound("turn");
    this.close();
    go(`/table/${table}`);
  }

  #leave(): void {
    this.#connection?.close();
    this.#connection = this.waiting = null;
  }
}
