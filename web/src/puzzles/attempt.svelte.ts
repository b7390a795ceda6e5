/** One person's try at a puzzle. What is right, and what refutes a wrong move, comes with the puzzle. */

import { tick } from "svelte";
import { moving } from "../lib/settings.svelte.ts";
import type { PuzzleData } from "../lib/types/api.ts";
import { Trial } from "../rules/trial.svelte.ts";
import { open, type Score } from "./results.ts";

const PAUSE = 800;

export type Stage = "find" | "wrong" | "solved" | "shown";

export class Attempt {
  readonly puzzle: PuzzleData;
  readonly trial: Trial;
  stage = $state<Stage>("find");
  isBusy = $state(false);
  /** The moves that were right so far, with the answers of the other seat. */
  right: string[] = $state.raw([]);
  /** The last wrong move, and whether its refutation is shown. */
  wrong = $state("");
  isRefuted = $state(false);
  hints = $state(0);
  #score: Score = 1;
  #onscore: (score: Score) => void;
  /** Whether the score is known: the first wrong move decides it. */
  #isScored = false;

  constructor(game: string, puzzle: PuzzleData, onscore: (score: Score) => void) {
    this.puzzle = puzzle;
    this.#onscore = onscore;
    const options = puzzle.options as Record<string, string | number>;
    this.trial = new Trial(game, { text: puzzle.position, options, seat: puzzle.seat });
  }

  /** The next move of an answer. */
  get next(): string | undefined {
    return open(this.puzzle.lines, this.right)[0]?.[this.right.length];
  }

  get isOver(): boolean {
    return this.stage === "solved" || this.stage === "shown";
  }

  #settle(score: Score): void {
    if (this.#isScored) return;
    this.#isScored = true;
    this.#onscore(score);
  }

  async play(move: string): Promise<void> {
    if (this.isBusy || this.stage !== "find") return;
    this.isBusy = true;
    try {
      if (open(this.puzzle.lines, [...this.right, move]).length) await this.#goOn(move);
      else await this.#refute(move);
    } finally {
      this.isBusy = false;
    }
  }

  async #goOn(move: string): Promise<void> {
    await this.trial.play(move);
    this.right = [...this.right, move];
    while (this.trial.now?.turn !== this.puzzle.seat && this.next !== undefined) {
      await this.#wait();
      const reply = this.next;
      await this.trial.play(reply);
      this.right = [...this.right, reply];
    }
    if (!open(this.puzzle.lines, this.right).some((line) => line.length === this.right.length)) return;
    this.stage = "solved";
    this.#settle(this.#score);
  }

  async #refute(move: string): Promise<void> {
    this.#settle(0);
    this.wrong = move;
    this.isRefuted = false;
    await this.trial.play(move);
    this.stage = "wrong";
    const replies = this.puzzle.replies[[...this.right, move].join("; ")] ?? [];
    for (const reply of replies) {
      await this.#wait();
      if (this.stage !== "wrong") return;
      await this.trial.play(reply);
    }
    this.isRefuted = replies.length > 0;
  }

  hint(): void {
    // Without a theme there is nothing to say before the arrow.
    this.hints = this.puzzle.themes.length ? this.hints + 1 : 2;
    this.#score = 0.5;
  }

  /** Go back to before the wrong move. */
  async again(): Promise<void> {
    this.stage = "find";
    this.wrong = "";
    this.isRefuted = false;
    await this.trial.show(this.right);
  }

  /** Show the answer from here on. */
  async show(): Promise<void> {
    if (this.isBusy) return;
    this.#settle(0);
    this.isBusy = true;
    try {
      if (this.stage === "wrong") await this.again();
      this.stage = "shown";
      await this.#all(open(this.puzzle.lines, this.right)[0].slice(this.right.length));
    } finally {
      this.isBusy = false;
    }
  }

  /** Whether there is more to show after the answer. */
  get hasMore(): boolean {
    return this.isOver && this.puzzle.then.length > 0 && this.right.join() === this.puzzle.lines[0].join();
  }

  async playOut(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await this.#all(this.puzzle.then);
    } finally {
      this.isBusy = false;
    }
  }

  async #all(moves: string[]): Promise<void> {
    for (const move of moves) {
      await this.#wait();
      await this.trial.play(move);
      this.right = [...this.right, move];
    }
  }

  /** Wait long enough for people to follow. */
  async #wait(): Promise<void> {
    await tick();
    if (moving()) await new Promise((go) => setTimeout(go, PAUSE));
  }
}
