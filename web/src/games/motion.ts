/** Moves elements along a way with the Web Animations API, without style attributes. */

import { moving } from "../lib/settings.svelte.ts";
import type { Point } from "./choices.ts";

const MOST = 500;

/** Milliseconds between moves below which they come fast. */
const FAST = 2500;

const running = new Set<Animation>();
let last = -Infinity;

/** Any input ends what moves: nobody has to wait. */
function skip(): void {
  for (const animation of running) animation.finish();
}

for (const input of ["pointerdown", "keydown", "wheel"]) addEventListener(input, skip, { capture: true, passive: true });

/** Return the pace of a big event, as a share of its full length: it is short when events come fast. */
export function pace(): number {
  const now = performance.now();
  const isFast = now - last < FAST;
  last = now;
  return isFast ? 0.4 : 1;
}

/** Return how long a way of this many steps takes, in milliseconds, up to a limit. */
export function span(steps: number): number {
  return Math.min(MOST, 170 + 110 * steps);
}

/** Move an SVG element that is drawn around (0, 0) over points, with a hop at each; resolves when it arrives. */
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

/** Resolves when an animation has finished, was skipped by some input, or was cancelled. */
export async function finished(animation: Animation): Promise<void> {
  running.add(animation);
  try {
    await animation.finished;
  } catch {
    // The element was removed, so there is nothing to animate.
  } finally {
    running.delete(animation);
  }
}
