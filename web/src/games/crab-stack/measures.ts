/** Where crabs are drawn: the same measures as in the package's own pictures. */

import type { Point } from "../choices.ts";

/** The square that every symbol is drawn in, with the piece's base in its middle. */
export const BOX = 92;
export const SLAB = 11;
const HIGHEST = 36;
const FOOT = 15;

/** Return where a disc is in a stack of some height. */
export function lying(rock: Point, level: number, height: number): Point {
  return { x: rock.x, y: rock.y + FOOT - level * Math.min(SLAB, HIGHEST / height) };
}
