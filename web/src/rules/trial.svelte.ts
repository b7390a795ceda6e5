/** A position to try moves on. The server applies the rules, and stores nothing. */

import { post, type ProblemData } from "../lib/api.ts";
import type { Scene, MadeMove } from "../games/board.ts";
import type { components } from "../lib/types/api.ts";
import type { Start } from "./page.ts";

type Tried = Omit<components["schemas"]["SandboxPosition"], "scene"> & { scene: Scene | null };

export const CHANCE = -1;

export class Trial {
  readonly game: string;
  readonly #start: Start;
  scene: Scene | undefined = $state.raw();
  /** The position after the moves so far. */
  now: Tried | undefined = $state.raw();
  moves: string[] = $state.raw([]);
  /** The moves that led here from the previous view, to animate. */
  made: MadeMove[] = $state.raw([]);
  /** The seat whose view is shown. */
  seat: number | "turn";

  constructor(game: string, start: Start) {
    this.game = game;
    this.#start = start;
    this.seat = start.seat ?? "turn";
  }

  #ask(moves: string[], more: { why?: string; scene: boolean }): Promise<Tried> {
    const { text, options = {} } = this.#start;
    return post("/api/try", { game: this.game, options, text, moves, seat: this.seat, ...more });
  }

  /** Show the position after these moves; a single step on is animated. */
  async show(moves: string[]): Promise<void> {
    const tried = await this.#ask(moves, { scene: this.scene === undefined });
    const isNext = moves.length === this.moves.length + 1 && this.moves.every((move, n) => move === moves[n]);
    this.made = isNext && this.now && tried.last ? [tried.last] : [];
    this.scene ??= tried.scene ?? undefined;
    this.moves = moves;
    this.now = tried;
  }

  play(move: string): Promise<void> {
    return this.show([...this.moves, move]);
  }

  /** Return why a move is not legal here; null if it is. */
  async why(move: string): Promise<ProblemData | null> {
    return (await this.#ask(this.moves, { why: move, scene: false })).why;
  }
}

/** Draw an outcome of chance by its probability. */
export function drawn(outcomes: Record<string, number>): string {
  let left = Math.random() * Object.values(outcomes).reduce((sum, weight) => sum + weight, 0);
  for (const [outcome, weight] of Object.entries(outcomes)) if ((left -= weight) < 0) return outcome;
  return Object.keys(outcomes)[0];
}
