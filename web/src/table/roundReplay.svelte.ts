/** Plays the last moves of a table again on its board, one after the other. */

import type { MadeMove } from "../games/board.ts";
import { Playback } from "../games/playback.svelte.ts";

/** A position, the move that led to it (none for the first one), and all moves until then. */
export interface Moment {
  view: any;
  made: MadeMove[];
  log: MadeMove[];
}

/** Milliseconds in which people see the first position, a move, and a move that has caused something. */
const FIRST = 800;
const PLAIN = 1200;
const TOLD = 2400;

export class RoundReplay {
  /** What the board shows; null if that is the present. */
  moment: Moment | null = $state.raw(null);
  readonly #onmove: (made: MadeMove) => void;
  readonly #onend: () => void;
  readonly #playback = new Playback<Moment | null>((moment) => this.#show(moment));

  constructor(onmove: (made: MadeMove) => void, onend: () => void) {
    this.#onmove = onmove;
    this.#onend = onend;
  }

  start(moments: Moment[]): void {
    this.#playback.clear();
    this.#playback.add([...moments, null]);
  }

  /** End it because something else happens. */
  stop(): void {
    this.#playback.clear();
    this.moment = null;
  }

  /** End it on request. */
  skip(): void {
    if (!this.moment) return;
    this.#playback.clear();
    this.#show(null);
  }

  #show(moment: Moment | null): number {
    this.moment = moment;
    if (!moment) this.#onend();
    const made = moment?.made[0];
    if (!made) return moment ? FIRST : 0;
    this.#onmove(made);
    return made.effects?.length ? TOLD : PLAIN;
  }
}
