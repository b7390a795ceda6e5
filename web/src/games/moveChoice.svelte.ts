/** Asks which move is meant where several are pointed at alike; `MoveChooser.svelte` shows the question. */

export interface MoveChoiceOptions {
  legal: string[];
  /** All legal moves that are pointed at as this one is. */
  alike(move: string): string[];
  onplay(move: string): void;
  /** The question has gone: give the focus back. */
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

  /** A move was pointed at. */
  choose(move: string): void {
    const { alike, onplay } = this.#options();
    const found = alike(move);
    if (found.length > 1) this.moves = found;
    else onplay(move);
  }

  /** One of the moves was chosen, or none of them. */
  answer(move: string | null): void {
    const { onplay, onanswer } = this.#options();
    this.moves = [];
    onanswer();
    if (move !== null) onplay(move);
  }
}
