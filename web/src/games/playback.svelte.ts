/** Shows steps one after the other, at a pace that people can follow; those that wait can be skipped. */

/** Milliseconds after which people have waited long enough: a long queue is shown faster. */
const LONGEST = 8000;
const USUAL = 500;
const FASTEST = 0.35;

export class Playback<Step> {
  /** The steps that are still to be shown. */
  waiting: Step[] = $state.raw([]);
  readonly #show: (step: Step) => number;
  #timer = 0;

  /** `show` shows a step, and returns how many milliseconds it needs before the next one. */
  constructor(show: (step: Step) => number) {
    this.#show = show;
  }

  add(steps: Step[]): void {
    this.waiting = [...this.waiting, ...steps];
    if (!this.#timer) this.#next();
  }

  /** Forget all steps, and return those that were not shown. */
  clear(): Step[] {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const rest = this.waiting;
    this.waiting = [];
    return rest;
  }

  #next(): void {
    this.#timer = 0;
    while (this.waiting.length) {
      const [step, ...rest] = this.waiting;
      this.waiting = rest;
      const needed = this.#show(step);
      if (!needed) continue;
      const pace = Math.max(FASTEST, Math.min(1, LONGEST / (USUAL * rest.length || 1)));
      this.#timer = window.setTimeout(() => this.#next(), needed * pace);
      return;
    }
  }
}
