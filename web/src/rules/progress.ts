/** The progress in the guided first games, as this browser keeps it; `progress/sync.ts` shares it with other devices. */

export const KEY = "strandline-learn";
/** How many steps each game has, for pages that do not load its lesson. */
export const LENGTHS = "strandline-learn-lengths";

export function kept(key = KEY): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    return found !== null && typeof found === "object" ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** Return how many steps of a game are done. */
export function reached(game: string, most: number): number {
  const found = kept()[game];
  return Number.isInteger(found) ? Math.min(Math.max(found, 0), most) : 0;
}

/** Return how many steps of a game are done, and how many there are; null if it was not begun here. */
export function progress(game: string): { done: number; all: number } | null {
  const all = kept(LENGTHS)[game];
  return Number.isInteger(all) && all > 0 ? { done: reached(game, all), all } : null;
}

export function reach(game: string, steps: number, all: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: steps }));
    localStorage.setItem(LENGTHS, JSON.stringify({ ...kept(LENGTHS), [game]: all }));
  } catch {
    // Without storage, the lessons still work.
  }
}
