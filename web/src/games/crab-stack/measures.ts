/** Where crabs are drawn: the same measures as the package's own pictures have. */

import type { Point } from "../choices.ts";

/** The square that every symbol is drawn in, what the piece stands on in its middle. */
export const BOX = 92;
export const SLAB = 11;
const HIGHEST = 60;
const FOOT = 15;

/** Where a disc lies in a stack of some height. */
export function lying(rock: Point, level: number, height: number): Point {
  return { x: rock.x, y: rock.y + FOOT - level * Math.min(SLAB, HIGHEST / height) };
}
