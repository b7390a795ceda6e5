/** Which places a move's text names, and so how it is pointed at. No rules here: the legal moves are handed in. */

import type { Scene } from "../board.ts";
import type { Point } from "../choices.ts";

type Places = Scene["places"];

/** The places that a text names, in order. */
export function placesIn(move: string, places: Places): string[] {
  return (move.match(/\w+/g) ?? []).filter((word) => Object.hasOwn(places, word));
}

export interface Aims {
  /** For each move that can be pointed at: its place, or where it starts and ends. */
  pointed: Map<string, string[]>;
  /** The moves that have to be buttons. */
  buttons: string[];
}

/** How each legal move is pointed at. */
export function aimsOf(legal: string[], places: Places): Aims {
  const aims: [string, string[]][] = legal.map((move) => {
    const named = placesIn(move, places);
    return [move, named.length > 2 ? [named[0], named.at(-1)!] : named];
  });
  const starts = new Set(aims.flatMap(([, [start, goal]]) => (goal === undefined ? [] : [start])));
  // Where a longer move begins, a tap picks up; and nothing is put down where it was picked up.
  const isPointed = ([start, goal]: string[]) =>
    start !== undefined && start !== goal && (goal !== undefined || !starts.has(start));
  return {
    pointed: new Map(aims.filter(([, aim]) => isPointed(aim))),
    buttons: aims.filter(([, aim]) => !isPointed(aim)).map(([move]) => move),
  };
}

/** The moves that are pointed at as this one is. */
export function alike({ pointed }: Aims, move: string): string[] {
  const aim = pointed.get(move)?.join();
  return [...pointed.keys()].filter((each) => pointed.get(each)!.join() === aim);
}

/**
 * The move that was meant by pointing at a place that no legal move has, so that the engine can say why it is not legal.
 * It is written like a legal move that names as many places.
 */
export function wouldBe(legal: string[], places: Places, start: string | null, spot: string): string | null {
  const like = (count: number) => legal.find((move) => placesIn(move, places).length === count);
  const one = start === null ? like(1) : undefined;
  if (one !== undefined) return written(one, places, [spot]);
  const two = like(2);
  if (two === undefined) return null;
  // Nothing is in the hand: why can the piece here not go to the next place?
  const aim = start === null ? [spot, nextTo(spot, places)] : [start, spot];
  return written(two, places, aim);
}

/** A move's text with other places in it. */
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

/** The smallest distance between two places: what everything on the board is measured by. */
export function spread({ places, width, height }: Scene): number {
  const all = Object.values(places);
  const found = all.flatMap((one, n) => all.slice(n + 1).map((other) => distance(one, other))).filter(Boolean);
  return found.reduce((least, each) => Math.min(least, each), Math.min(width, height) / 2);
}
