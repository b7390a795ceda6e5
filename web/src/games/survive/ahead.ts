/** Set-up at one screen: explorers that a player wants to place in their next turns, without passing the screen between. */

import type { Ahead } from "../board.ts";
import type { Sea } from "./layout.ts";
import { parseMove } from "./moves.ts";
import { explorers, left } from "./view.ts";
import type { View } from "./view.types.ts";

const LETTERS = "abcdefghij";

/** Return the view with the explorers that `moves` place, and what else can be chosen; null after set-up. */
export function ahead({ values }: Sea, view: View, legal: string[], moves: string[]): Ahead | null {
  if (view.phase !== "putting") return null;
  const colourOf = (value: string) => (value.length > 1 ? value[0] : view.colours[view.turn!][0]);
  let after = view;
  for (const move of moves) {
    const { what, goal } = parseMove(move);
    const colour = colourOf(what);
    const who = colour + LETTERS[[...explorers(after)].filter((each) => each.who[0] === colour).length];
    const walkers = { ...after.walkers, [goal!]: [...(after.walkers[goal!] ?? []), who] };
    after = { ...after, walkers, values: { ...after.values, [who]: Number(what.at(-1)) } };
  }
  const taken = new Set(moves.map((move) => parseMove(move).goal));
  const rest = legal.filter((move) => {
    const { what, goal } = parseMove(move);
    return !taken.has(goal) && left(after, values, colourOf(what), Number(what.at(-1))) > 0;
  });
  return { view: after, legal: rest };
}
