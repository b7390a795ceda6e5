/** Lookups in a seat's view of Survive. */

import { ISLES, type Creature, type Piece } from "./moves.ts";
import type { Kept, View } from "./view.types.ts";

export type Terrain = Kept["terrain"];

export const CREATURES: Creature[] = ["serpent", "shark", "whale"];

export function creatures(view: View, kind: Creature): Record<string, number> {
  return view[`${kind}s`];
}

/** Return every explorer on the board, with its state. */
export function* explorers(view: View): Generator<{ who: string; place: string; how: "walks" | "swims" | "aboard" | "saved" }> {
  const groups = [
    ["walks", view.walkers],
    ["aboard", view.boats],
    ["swims", view.swimmers],
    ["saved", view.saved],
  ] as const;
  for (const [how, group] of groups)
    for (const [place, people] of Object.entries(group)) for (const who of people) yield { who, place, how };
}

/** Return the seat that an explorer belongs to. */
export function seatOf(view: View, who: string): number {
  return view.colours.findIndex((colours) => colours.includes(who[0]));
}

/** Return where a piece is: its hex or isle; a value to place is nowhere. */
export function placeOf(view: View, piece: Piece): string | undefined {
  const [kind, place] = piece.split(" ");
  if (kind === "value") return undefined;
  if (place) return place;
  for (const each of explorers(view)) if (each.who === piece) return each.place;
  return undefined;
}

/** Return all pieces on a hex or isle. */
export function piecesOn(view: View, place: string): Piece[] {
  const found: Piece[] = [...(view.walkers[place] ?? []), ...(view.swimmers[place] ?? [])];
  if (place in view.boats) found.push(`boat ${place}`, ...view.boats[place]);
  for (const kind of CREATURES) if (creatures(view, kind)[place]) found.push(`${kind} ${place}`);
  return [...found, ...(view.saved[place] ?? [])];
}

/** Return where the viewer's pieces, or for a spectator anyone's, are threatened. A boat belongs to those aboard. */
export function endangered(view: View, seat: number | null): Set<string> {
  const counts = (who: string) => seat === null || seatOf(view, who) === seat;
  const own = view.threatened.filter((piece) => (piece.startsWith("boat ") ? view.boats[piece.slice(5)].some(counts) : counts(piece)));
  return new Set(own.map((piece) => placeOf(view, piece)!));
}

/** Return the move that brings a piece to a place, so that the engine can say why it is not legal. */
export function wouldBe(view: View, piece: Piece | null, goal: string): string | null {
  if (piece === null) {
    if (view.phase === "launching") return `boat ${goal}`;
    return view.phase === "sinking" ? `sink ${goal}` : null;
  }
  const [kind, where] = piece.split(" ");
  if (kind === "value") return `put ${where} ${goal}`;
  if (where) return `${piece}>${goal}`;
  if (view.phase === "swimming" || ISLES.includes(goal) || goal in view.tiles) return `${piece}>${goal}`;
  return goal in view.boats ? `${piece}>boat ${goal}` : `${piece}>sea ${goal}`;
}

/** Return the view of a player who wants to remember their values; at the end they are shown to all. */
export function remembered(view: View): View {
  return view.phase === null || view.phase === "putting" ? view : { ...view, values: {} };
}

/** Return how many of a colour's explorers, with these `values`, still have to be placed with a value. */
export function left(view: View, values: number[], colour: string, value: number): number {
  const placed = Object.entries(view.values).filter(([who, worth]) => who[0] === colour && worth === value).length;
  return values.filter((each) => each === value).length - placed;
}
