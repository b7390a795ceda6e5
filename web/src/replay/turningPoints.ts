/** The moves that changed the chances most: mistakes, free choices and luck. */

import type { Course } from "./types.ts";

export interface TurningPoint {
  /** The number of the move. */
  at: number;
  key: "luck" | "loss" | "choice";
  /** Who was lucky, or made the mistake or the choice. */
  seat: number;
  size: number;
}

const MOST = 6;
const LEAST = 0.05;

/** Return the greatest changes, in the order of the game. */
export function turningPoints({ steps, chances }: Pick<Course, "steps" | "chances">): TurningPoint[] {
  const found = steps.flatMap((step): TurningPoint[] => {
    const lucky = step.luck.indexOf(Math.max(...step.luck));
    const swings: TurningPoint[] = [{ at: step.number, key: "luck", seat: lucky, size: step.luck[lucky] }];
    if (step.seat !== null && step.mistake) swings.push({ at: step.number, key: "loss", seat: step.seat, size: step.loss });
    if (step.choice_between.length) {
      const [before, after] = [chances[step.number - 1], chances[step.number]];
      swings.push({ at: step.number, key: "choice", seat: step.seat!, size: Math.max(...after.map((to, seat) => to - before[seat])) });
    }
    return swings.filter(({ size }) => size >= LEAST);
  });
  found.sort((one, other) => other.size - one.size);
  return found.slice(0, MOST).sort((one, other) => one.at - other.at);
}
