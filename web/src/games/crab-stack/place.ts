/** Where crabs are drawn: the same measures as the package's own pictures have. */

import type { Point } from "../pick.ts";

/** The square that every symbol is drawn in, what the piece stands on in its middle. */
export const BOX = 92;
export const SLAB = 11;
const HIGHEST = 60;
const FOOT = 15;

/** Where a disc lies in a stack of some height. */
export function lying(rock: Point, level: number, height: number): Point {
  return { x: rock.x, y: rock.y + FOOT - level * Math.min(SLAB, HIGHEST / height) };
}

/** A rock's outline, a little smaller or larger. */
export function outline(rock: Point, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((k) => (k * Math.PI) / 3);
  const points = corners.map((turn) => `${(rock.x + radius * Math.cos(turn)).toFixed(1)} ${(rock.y + radius * Math.sin(turn)).toFixed(1)}`);
  return `M${points.join("L")}Z`;
}
