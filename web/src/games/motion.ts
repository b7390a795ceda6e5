/** Moving things along a way, by the Web Animations API: no style attribute is ever written. */

import { moving } from "../lib/settings.svelte.ts";
import type { Point } from "./choices.ts";

const MOST = 500;

/** How long a way of so many steps takes, in milliseconds: never longer than it helps. */
export function span(steps: number): number {
  return Math.min(MOST, 170 + 110 * steps);
}

/** Lead an SVG element that is drawn round (0, 0) over points, with a hop at each; resolves when it is there. */
export async function travel(node: SVGElement, points: Point[], options: { delay?: number; hop?: number } = {}): Promise<void> {
  const { delay = 0, hop = 8 } = options;
  if (!moving() || points.length < 2) return;
  const steps = points.flatMap((point, n) => {
    if (n === 0) return [point];
    const from = points[n - 1];
    return [{ x: (from.x + point.x) / 2, y: Math.min(from.y, point.y) - hop }, point];
  });
  const frames = steps.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" }));
  const duration = span(points.length - 1);
  await finished(node.animate(frames, { duration, delay, fill: "backwards" }));
}

/** An animation that was cut short is finished too. */
export async function finished(animation: Animation): Promise<void> {
  try {
    await animation.finished;
  } catch {
    // The element has gone: so has what was to be seen.
  }
}
