/** From spots of a board to moves. There are no rules here: the caller passes the legal moves. */

export interface Point {
  x: number;
  y: number;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const TOWARDS: Record<Direction, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

export function isDirection(key: string): key is Direction {
  return key in TOWARDS;
}

/** Return the spot that an arrow key leads to: near, and rather straight ahead than to the side. Null at the edge. */
export function nearest(spots: Record<string, Point>, from: string, key: Direction): string | null {
  const start = spots[from];
  const towards = TOWARDS[key];
  if (!start) return Object.keys(spots)[0] ?? null;
  let best: string | null = null;
  let least = Infinity;
  for (const [name, spot] of Object.entries(spots)) {
    const x = spot.x - start.x;
    const y = spot.y - start.y;
    const ahead = x * towards.x + y * towards.y;
    const aside = Math.abs(x * towards.y) + Math.abs(y * towards.x);
    if (ahead <= 1 || aside > 2 * ahead) continue;
    // On a hex board, the neighbour half a step to the side must count as nearer than the next one straight ahead.
    const far = ahead + 1.3 * aside;
    if (far < least) [best, least] = [name, far];
  }
  return best;
}

/** For each start of a move: its possible ends, with the move. "" as an end means that the spot alone is a move. */
export type Choices = Map<string, Map<string, string>>;

/**
 * Return the legal moves by their spots. `points` gives the spots of a move, one or two in order; a move that can be
 * made in several ways has several such lists.
 */
export function choices(legal: string[], points: (move: string) => string[][]): Choices {
  const found: Choices = new Map();
  for (const move of legal)
    for (const [start, goal = ""] of points(move)) {
      const goals = found.get(start) ?? new Map<string, string>();
      goals.set(goal, move);
      found.set(start, goals);
    }
  return found;
}
