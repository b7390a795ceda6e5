/** From the places in a move's text to taps. There are no rules here: the caller passes the legal moves. */

import type { Scene } from "../board.ts";
import type { Point } from "../choices.ts";

type Places = Scene["places"];

/** Return the places that a text names, in order. */
export function placesIn(move: string, places: Places): string[] {
  return (move.match(/\w+/g) ?? []).filter((word) => Object.hasOwn(places, word));
}

export interface Aims {
  /** For each move with places: its place, or its start and end. */
  pointed: Map<string, string[]>;
  /** The moves that need buttons. */
  buttons: string[];
}

/** Return how each legal move can be chosen. */
export function aimsOf(legal: string[], places: Places): Aims {
  const aims: [string, string[]][] = legal.map((move) => {
    const named = placesIn(move, places);
    return [move, named.length > 2 ? [named[0], named.at(-1)!] : named];
  });
  const starts = new Set(aims.flatMap(([, [start, goal]]) => (goal === undefined ? [] : [start])));
  // At the start of a longer move, a tap picks up; and a piece is not put down where it was picked up.
  const isPointed = ([start, goal]: string[]) =>
    start !== undefined && start !== goal && (goal !== undefined || !starts.has(start));
  return {
    pointed: new Map(aims.filter(([, aim]) => isPointed(aim))),
    buttons: aims.filter(([, aim]) => !isPointed(aim)).map(([move]) => move),
  };
}

/** Return the moves with the same places as this one. */
export function alike({ pointed }: Aims, move: string): string[] {
  const aim = pointed.get(move)?.join();
  return [...pointed.keys()].filter((each) => pointed.get(each)!.join() === aim);
}

/**
 * Return the move that a tap on a place without a legal move means, so that the engine can say why it is not legal.
 * It is written like a legal move with the same number of places.
 */
export function wouldBe(legal: string[], places: Places, start: string | null, spot: string): string | null {
  const like = (count: number) => legal.find((move) => placesIn(move, places).length === count);
  const one = start === null ? like(1) : undefined;
  if (one !== undefined) return written(one, places, [spot]);
  const two = like(2);
  if (two === undefined) return null;
  // Nothing is in hand: ask why the piece here cannot go to the next place.
  const aim = start === null ? [spot, nextTo(spot, places)] : [start, spot];
  return written(two, places, aim);
}

/** Return a move's text with other places. */
function written(move: string, places: Places, named: string[]): string {
  const rest = [...named];
  return move.replace(/\w+/g, (word) => (Object.hasOwn(places, word) ? rest.shift()! : word));
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

function nextTo(spot: string, places: Places): string {
  const others = Object.keys(places).filter((name) => name !== spot);
  const far = (name: string) => distance(places[name], places[spot]);
  return others.reduce((best, name) => (far(name) < far(best) ? name : best), others[0] ?? spot);
}

/** Return the smallest distance between two places: the unit of all sizes on the board. */
export function spread({ places, width, height }: Scene): number {
  const all = Object.values(places);
  const found = all.flatMap((one, n) => all.slice(n + 1).map((other) => distance(one, other))).filter(Boolean);
  return found.reduce((least, each) => Math.min(least, each), Math.min(width, height) / 2);
}
