/** The puzzles, as the host has them. */

import { get } from "../lib/api.ts";
import type { PuzzleCount, PuzzleData } from "../lib/types/api.ts";

const lists = new Map<string, Promise<PuzzleData[]>>();

/** Return the games that have puzzles. */
export const counts = (): Promise<PuzzleCount[]> => get<PuzzleCount[]>("/api/puzzles");

/** Return all puzzles of a game, the easiest first; they are requested once. */
export function puzzlesOf(game: string): Promise<PuzzleData[]> {
  let list = lists.get(game);
  if (!list) {
    list = get<PuzzleData[]>(`/api/puzzles/${game}`);
    list.catch(() => lists.delete(game));
    lists.set(game, list);
  }
  return list;
}
