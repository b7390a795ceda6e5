/** Crab Stack's plain data, and reading it. */

export interface View {
  /** Each rock's stack from bottom to top, two letters a crab: "bMrL". */
  cells: Record<string, string>;
  players: number;
  alive: number[];
  turn: number | null;
  /** While a wave choice is pending: each tied group by its first cell. */
  choice: Record<string, string[]>;
  threatened: string[];
}

export const COLOURS = "rbgy";

/** The crabs of a stack, lowest first: ["bM", "rL"]. */
export function crabsOf(stack: string): string[] {
  return stack.match(/../g) ?? [];
}

/** A move's text taken apart: from rock to rock, or the group that stays. */
export function parts(move: string): { from: string; to: string } | { keep: string } {
  const [from, to] = move.split("-");
  return from === "keep" ? { keep: to } : { from, to };
}
