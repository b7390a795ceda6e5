/** All that this browser keeps of its player's progress: to take away, and to delete here. Tables are not among it. */

import { forget, KEY as HISTORY } from "./history.ts";
import { KEY as PUZZLES } from "../puzzles/results.ts";
import { LENGTHS, KEY as LESSONS } from "../rules/progress.ts";

const NAMES = { games: HISTORY, puzzles: PUZZLES, lessons: LESSONS, steps: LENGTHS };

/** Return everything as a file; what is torn comes as the text that it is. */
export function exported(): Blob {
  const parts = Object.entries(NAMES).map(([name, key]) => [name, read(localStorage.getItem(key))]);
  return new Blob([JSON.stringify({ format: "strandline-progress", version: 1, ...Object.fromEntries(parts) }, null, 1)], {
    type: "application/json",
  });
}

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}

export function forgetAll(): void {
  try {
    forget();
    for (const key of Object.values(NAMES)) localStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to delete.
  }
}
