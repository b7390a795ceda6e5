/**
 * From taps to moves. People tap hexes and isles; they pick up a piece on them, or a value.
 * An *aim* is a start and a goal, `D4@C3`, or a goal alone, `@D4`; several legal moves may share one.
 */

import { parseMove, type Piece } from "./moves.ts";
import { placeOf } from "./view.ts";
import type { View } from "./view.types.ts";

/** Return the pieces that can be picked up. */
export function sourcesOf(legal: string[]): Set<Piece> {
  return new Set(legal.flatMap((move) => parseMove(move).piece ?? []));
}

type InHand = (place: string) => Piece | undefined;

/** Return the aims of a move, given which piece of each hex would be picked up. */
function aims(view: View, move: string, inHand: InHand): string[] {
  const { kind, piece, goal } = parseMove(move);
  if (kind === "aboard") return view.sunk ? [`@${view.sunk}`] : [];
  if (!goal) return [];
  if (!piece) return [`@${goal}`];
  // A value and a tile are chosen in either order.
  if (kind === "put") return [`${piece}@${goal}`, `@${goal}`];
  const place = placeOf(view, piece);
  return place && inHand(place) === piece ? [`${place}@${goal}`] : [];
}

/** Return every aim that leads to a move. */
export function pointed(view: View, legal: string[], inHand: InHand): string[] {
  return [...new Set(legal.flatMap((move) => aims(view, move, inHand)))];
}

/** Return the moves that an aim may mean. */
export function aimed(view: View, legal: string[], aim: string, inHand: InHand): string[] {
  return legal.filter((move) => aims(view, move, inHand).includes(aim));
}
