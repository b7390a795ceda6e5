/**
 * One evaluation of each position, from everything that has been found: a first look, a closer one, and the best moves.
 * A proof comes before any estimate, and more work before less.
 */

import type { Best, Course, Weighed } from "./types.ts";

/** How much work is in a value. */
export const FIRST = 0;
export const CLOSER = 1;
export const BEST_MOVES = 2;

export interface Evaluation {
  values: number[];
  errors: number[];
  proven: boolean;
  work: number;
}
/** By the number of moves; unknown ones are missing. */
export type Evaluations = readonly (Evaluation | undefined)[];

const SHOWN = 5;

/** Return the evaluations with another one, unless what is known there is better. */
export function merged(known: Evaluations, at: number, found: Evaluation): Evaluations {
  const old = known[at];
  if (old && (old.proven === found.proven ? old.work > found.work : old.proven)) return known;
  const next = [...known];
  next[at] = found;
  return next;
}

/** Use each proof before it, too: a move to a proven win proves the win. */
export function settled(known: Evaluations, seats: (number | null)[]): Evaluations {
  const found = [...known];
  for (let at = seats.length - 1; at >= 0; at--) {
    const [next, seat] = [found[at + 1], seats[at]];
    if (!found[at]?.proven && next?.proven && seat !== null && next.values[seat] === 1) found[at] = { ...next };
  }
  return found;
}

const proof = (values: number[]): Pick<Weighed, "values" | "errors" | "proven"> => ({
  values,
  errors: values.map(() => 0),
  proven: true,
});

/**
 * Return the moves to show, best first, with what is proven elsewhere: about the position, or about the one after the
 * played move. `winner` is the move that is thought to be best where the position is proven and no move is.
 */
export function rows(best: Best, known: Evaluations = [], at = 0, played?: string, winner?: string): Weighed[] {
  const seat = best.seat;
  if (seat === null) return [...best.moves].sort((one, other) => (other.odds ?? 0) - (one.odds ?? 0)).slice(0, 12);
  const [here, next] = [known[at], known[at + 1]];
  let moves = best.moves.map((each) =>
    each.move === played && next?.proven && !each.proven ? { ...each, ...proof(next.values) } : each,
  );
  const isMissing = here?.proven && !moves.some(({ proven, values }) => proven && values[seat] === here.values[seat]);
  if (isMissing) moves = moves.map((each) => (each.move === (winner ?? played) ? { ...each, ...proof(here.values) } : each));
  // The moves that the search examined most, by their value.
  const isWon = ({ proven, values }: Weighed) => Number(proven && values[seat] === 1);
  const better = (one: Weighed, other: Weighed) => isWon(other) - isWon(one) || other.values[seat] - one.values[seat];
  const won = moves.filter(isWon);
  return [...won, ...moves.filter((each) => !isWon(each))].slice(0, SHOWN).sort(better);
}

/** Return what the moves of a position say about it: the value of the first that is shown, or of a free choice. */
export function evaluationOf(best: Best): Evaluation | null {
  const from = best.seat === null || best.choice_between.length ? best : rows(best)[0];
  return from?.values && { values: from.values, errors: from.errors, proven: from.proven, work: BEST_MOVES };
}

/** Return a course in which proofs replace what was estimated when it was made. */
export function corrected(course: Course, known: Evaluations): Course {
  const chances = course.chances.map((each, at) => known[at]?.values ?? each);
  const errors = course.errors.map((each, at) => known[at]?.errors ?? each);
  const steps = course.steps.map((step) => {
    const [before, after] = [known[step.number - 1], known[step.number]];
    if (step.seat === null || step.proven || !before?.proven || !after?.proven) return step;
    const loss = Math.max(0, before.values[step.seat] - after.values[step.seat]);
    return { ...step, loss, error: 0, mistake: loss > 0, best: loss > 0 ? step.best : null, proven: true };
  });
  const loss = course.loss.map((_, seat) => sum(steps.map((step) => (step.seat === seat ? step.loss : 0))));
  const gifts = loss.length === 2 ? [loss[1], loss[0]] : course.gifts;
  const rest = loss.map((own, seat) => chances.at(-1)![seat] - chances[0][seat] - course.luck[seat] + own - gifts[seat]);
  return { ...course, chances, errors, steps, loss, gifts, rest };
}

const sum = (numbers: number[]): number => numbers.reduce((one, other) => one + other, 0);
