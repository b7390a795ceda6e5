/** The analysis of a whole game, as it comes in: from the last position to the first. */

import { Problem, problem } from "../lib/api.ts";
import { lines } from "./jsonLines.ts";
import type { AnalysisLine, Course } from "./types.ts";

export class Analysis {
  state: "none" | "going" | "done" = $state("none");
  done = $state(0);
  total = $state(0);
  wrong: Problem | null = $state.raw(null);
  /** What is known so far, by the number of moves. */
  chances: (number[] | undefined)[] = $state.raw([]);
  errors: (number[] | undefined)[] = $state.raw([]);
  course: Course | null = $state.raw(null);
  private stopping = new AbortController();

  async start(record: Blob): Promise<void> {
    this.stopping = new AbortController();
    this.state = "going";
    this.wrong = null;
    this.done = this.total = 0;
    try {
      for await (const line of lines<AnalysisLine>("/api/records/analysis", record, this.stopping.signal)) this.hear(line);
      if (!this.course) throw new Problem({ key: "web-replay-broken-off" });
      this.state = "done";
    } catch (error) {
      if (!this.stopping.signal.aborted)
        this.wrong = error instanceof TypeError ? new Problem({ key: "web-replay-broken-off" }) : problem(error);
      this.state = "none";
    }
  }

  private hear(line: AnalysisLine): void {
    this.done = line.done;
    this.total = line.total;
    if (line.at != null) {
      this.chances = put(this.chances, line.at, line.chances);
      this.errors = put(this.errors, line.at, line.errors);
    }
    if (line.course) {
      this.course = line.course;
      this.chances = line.course.chances;
      this.errors = line.course.errors;
    }
  }

  stop(): void {
    this.stopping.abort();
  }
}

function put<Item>(items: (Item | undefined)[], at: number, item: Item | null | undefined): (Item | undefined)[] {
  const next = [...items];
  next[at] = item ?? undefined;
  return next;
}
