/** The analysis of a whole game, as it arrives: a first curve, better values in its place, and the course. */

import { Problem, problem } from "../lib/api.ts";
import { BEST_MOVES, CLOSER, corrected, evaluationOf, FIRST, merged, settled, type Evaluations } from "./evaluations.ts";
import { lines } from "./jsonLines.ts";
import type { ReplaySession } from "./replaySession.svelte.ts";
import type { AnalysisLine, Best, Course } from "./types.ts";

export class Analysis {
  state: "none" | "going" | "done" = $state("none");
  /** Nothing has come yet, while the search is loaded. */
  phase: "loading" | "first" | "closer" = $state("loading");
  /** Seconds of loading. */
  seconds = $state(0);
  done = $state(0);
  total = $state(0);
  wrong: Problem | null = $state.raw(null);
  private found: Evaluations = $state.raw([]);
  private original: Course | null = $state.raw(null);
  private stopping = new AbortController();
  private readonly game: ReplaySession;

  constructor(game: ReplaySession) {
    this.game = game;
  }

  /** What is known of each position, from all sources. */
  readonly evaluations: Evaluations = $derived.by(() => settled(this.found, this.game.replay.steps.map(({ seat }) => seat)));
  readonly course: Course | null = $derived.by(() => this.original && corrected(this.original, this.evaluations));
  readonly isEmpty: boolean = $derived(this.state === "none" && !this.found.some((each) => each && each.work < BEST_MOVES));

  async start(record: Blob): Promise<void> {
    this.stopping = new AbortController();
    this.state = "going";
    this.phase = "loading";
    this.wrong = null;
    this.seconds = this.done = this.total = 0;
    const clock = setInterval(() => this.seconds++, 1000);
    try {
      for await (const line of lines<AnalysisLine>("/api/records/analysis", record, this.stopping.signal)) this.hear(line);
      if (!this.original) throw new Problem({ key: "web-replay-broken-off" });
      this.state = "done";
    } catch (error) {
      if (!this.stopping.signal.aborted)
        this.wrong = error instanceof TypeError ? new Problem({ key: "web-replay-broken-off" }) : problem(error);
      this.state = "none";
    } finally {
      clearInterval(clock);
    }
  }

  private hear(line: AnalysisLine): void {
    this.done = line.done;
    this.total = line.total;
    this.phase = line.phase ?? this.phase;
    if (line.at != null && line.chances && line.errors)
      this.put(line.at, line.chances, line.errors, line.proven ?? false, line.phase === "first" ? FIRST : CLOSER);
    if (line.course) {
      const { chances, errors, proven } = line.course;
      chances.forEach((each, at) => this.put(at, each, errors[at], proven[at], CLOSER));
      this.original = line.course;
    }
  }

  private put(at: number, values: number[], errors: number[], proven: boolean, work: number): void {
    this.found = merged(this.found, at, { values, errors, proven, work });
  }

  /** Use what the best moves of a position say about it; not where they only use what one player knew. */
  take(at: number, best: Best): void {
    const found = this.game.replay.hidden ? null : evaluationOf(best);
    if (found) this.found = merged(this.found, at, found);
  }

  stop(): void {
    this.stopping.abort();
  }
}
