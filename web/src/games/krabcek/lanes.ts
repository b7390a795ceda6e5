/** Coordinates on Krabcek's board, and the lines along which pieces go: only geometry. */

import type { Scene } from "../board.ts";

export interface At {
  x: number;
  y: number;
}

export type Sort = "gate" | "avenue" | "street" | "alley" | "waiting" | "die";

export interface Place extends At {
  sort: Sort;
  /** How large a piece is drawn here. */
  piece: number;
  /** How large a field is. */
  size?: number;
  /** The other side of the board, for a field on its border. */
  twin?: At;
  /** The drawn ways to the fields next to it. */
  to?: Record<string, string>;
  /** The distance between waiting pieces, and how many of them a player has. */
  step?: number;
  count?: number;
  /** A player's shelf. */
  shelf?: { x: number; y: number; width: number; height: number; rx: number };
}

export type Places = Record<string, Place>;

export function placesOf(scene: Scene): Places {
  return scene.places as unknown as Places;
}

/** A part of a way: the line from one place to the next; `lane`: it runs in the labyrinth and may cross the edge. */
export interface Leg {
  points: At[];
  lane: boolean;
}

/** Return the line between each two successive places: the drawn way between fields, otherwise an arc. */
export function legs(places: Places, way: string[]): Leg[] {
  return way.slice(1).map((name, n) => {
    const drawn = places[way[n]].to?.[name];
    if (drawn) return { points: pointsOf(drawn), lane: true };
    const [from, to] = [places[way[n]], places[name]];
    return { points: [spot(from), over(from, to), spot(to)], lane: false };
  });
}

/** Return the points of `M1 2L3 4` or `M1 2Q3 4 5 6`. */
function pointsOf(path: string): At[] {
  const numbers = path.match(/-?[\d.]+/g)!.map(Number);
  return numbers.flatMap((x, n) => (n % 2 ? [] : [{ x, y: numbers[n + 1] }]));
}

function spot({ x, y }: At): At {
  return { x, y };
}

/** Return the control point that bends a line between two places upwards, a little. */
function over(from: At, to: At): At {
  const high = Math.min(60, Math.hypot(to.x - from.x, to.y - from.y) / 4);
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - high };
}

/** Return the point at a fraction of a leg, from 0 to 1. */
export function along({ points }: Leg, part: number): At {
  const [a, b, c] = points.length === 3 ? points : [points[0], middle(points[0], points[1]), points[1]];
  const mix = (one: number, two: number, three: number) =>
    (1 - part) ** 2 * one + 2 * part * (1 - part) * two + part ** 2 * three;
  return { x: mix(a.x, b.x, c.x), y: mix(a.y, b.y, c.y) };
}

function middle(a: At, b: At): At {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Return legs as one line to draw; it stops where a way leaves the board, and continues where it comes in. */
export function line(found: Leg[]): string {
  return found
    .map(({ points }) => {
      const [first, ...rest] = points.map(({ x, y }) => `${x} ${y}`);
      return `M${first}${rest.length === 1 ? "L" : "Q"}${rest.join(" ")}`;
    })
    .join("");
}

/** Return all points where a piece in a lane is visible: leaving on one side, it comes in on the other. */
export function copies({ x, y }: At, span: number): At[] {
  return [
    { x, y },
    { x: x + span, y },
    { x: x - span, y },
    { x, y: y + span },
    { x, y: y - span },
  ];
}

/** The width of the board, and its visible part: some of the opposite side is repeated beyond each edge. */
export function window(places: Places): { x: number; y: number; side: number; span: number } {
  const left = places.v00;
  const top = places.h00;
  const span = left.twin!.x - left.x;
  const beyond = 40;
  return { x: left.x - beyond, y: top.y - beyond, side: span + 2 * beyond, span };
}
