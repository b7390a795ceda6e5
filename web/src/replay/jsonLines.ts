/** Long jobs at the server, which reports its progress as lines of JSON. */

import { fetched, Problem } from "../lib/api.ts";
import type { AnalysisLine, GifLine } from "./types.ts";

/** Yield the lines. If the last line is an error, throw it. */
export async function* lines<Line extends AnalysisLine | GifLine>(path: string, record: Blob, signal: AbortSignal): AsyncGenerator<Line> {
  const answer = await fetched("POST", path, record, signal);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    const found = (rest + value).split("\n");
    rest = found.pop()!;
    for (const line of found) {
      const parsed = JSON.parse(line) as Line;
      if (parsed.error) throw new Problem(parsed.error);
      yield parsed;
    }
  }
}
