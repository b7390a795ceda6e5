/** Parses Crab Stack's texts: stacks and moves. */

export const COLOURS = "rbgy";

/** The crabs of a stack, lowest first: ["bM", "rL"]. */
export function crabsOf(stack: string): string[] {
  return stack.match(/../g) ?? [];
}

/** A parsed move: from rock to rock, or the group that stays. */
export function parseMove(move: string): { from: string; to: string } | { keep: string } {
  const [from, to] = move.split("-");
  return from === "keep" ? { keep: to } : { from, to };
}
