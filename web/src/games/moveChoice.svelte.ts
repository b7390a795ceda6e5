/** Asks which move is meant if several share the same places; `MoveChooser.svelte` shows the question. */

export interface MoveChoiceOptions {
  legal: string[];
  /** All legal moves with the same places as this one. */
  alike(move: string): string[];
  onplay(move: string): void;
  /** Called when the question is closed, to restore the focus. */
  onanswer(): void;
}

export class MoveChoice {
  /** The moves to choose from; empty while nothing is asked. */
  moves: string[] = $state.raw([]);
  readonly #options: () => MoveChoiceOptions;

  constructor(options: () => MoveChoiceOptions) {
    this.#options = options;
    $effect(() => {
      const { legal } = options();
      if (this.moves.length && !this.moves.every((move) => legal.includes(move))) this.moves = [];
    });
  }

  /** Handle a chosen move: play it, or ask which one is meant. */
  choose(move: string): void {
    const { alike, onplay } = this.#options();
    const found = alike(move);
    if (found.length > 1) this.moves = found;
    else onplay(move);
  }

  /** Handle the answer: one of the moves, or none of them. */
  answer(move: string | null): void {
    const { onplay, onanswer } = this.#options();
    this.moves = [];
    onanswer();
    if (move !== null) onplay(move);
  }
}
