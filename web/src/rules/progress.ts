/** How far someone has come in the first games; kept in this browser alone. */

const KEY = "strandline-learn";

function kept(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found !== null && typeof found === "object" ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

/** How many steps of a game are done. */
export function reached(game: string, most: number): number {
  const found = kept()[game];
  return Number.isInteger(found) ? Math.min(Math.max(found, 0), most) : 0;
}

export function reach(game: string, steps: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), [game]: steps }));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
