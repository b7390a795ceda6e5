import { expect, test } from "vitest";
import { BEST_MOVES, CLOSER, corrected, evaluationOf, FIRST, merged, rows, settled } from "../src/replay/evaluations.ts";
import { turningPoints } from "../src/replay/turningPoints.ts";
import type { Best, Course } from "../src/replay/types.ts";

const value = (share: number, work: number, proven = false) => ({
  values: [share, 1 - share],
  errors: proven ? [0, 0] : [0.1, 0.1],
  proven,
  work,
});
const move = (name: string, share: number, proven = false) => ({ move: name, way: [], odds: null, line: [], ...value(share, 0, proven) });
const best = (...moves: ReturnType<typeof move>[]): Best => ({ seat: 0, moves, choice_between: [], ...value(moves[0].values[0], 0) });

test("more work replaces less, and a proof replaces any estimate, in whatever order they come", () => {
  const all = [value(0.5, FIRST), value(0.6, CLOSER), value(0.7, BEST_MOVES), value(1, FIRST, true)];
  for (const order of [all, [...all].reverse()]) {
    const known = order.reduce((found, each) => merged(found, 3, each), [] as ReturnType<typeof merged>);
    expect(known[3]).toEqual(all[3]);
  }
  expect(merged(merged([], 0, all[2]), 0, all[1])[0]).toEqual(all[2]);
});

test("the value of a position is that of its best move, as shown", () => {
  const found = best(move("a", 0.71), move("b", 0.5), move("c", 1, true));
  expect(rows(found)[0].move).toBe("c");
  expect(evaluationOf(found)).toMatchObject({ values: [1, 0], proven: true, work: BEST_MOVES });
});

test("the value of a free choice is not that of one of its moves, and not proven", () => {
  const moves = [[1, 0, 0], [0, 1, 0]].map((values) => ({ ...move("a", 0, true), values }));
  const found: Best = { seat: 2, moves, values: [0.5, 0.5, 0], errors: [0, 0, 0], proven: false, choice_between: [0, 1] };
  expect(evaluationOf(found)).toMatchObject({ values: [0.5, 0.5, 0], proven: false });
});

test("a free choice is a turning point of the size that it has for the player who gains most", () => {
  const step = { number: 1, move: "a", seat: 2, luck: [0, 0, 0], loss: 0, error: 0, mistake: false, best: null, proven: false, choice_between: [0, 1] };
  const chances = [[0.2, 0.8, 0], [1, 0, 0]];
  expect(turningPoints({ steps: [step], chances })).toEqual([{ at: 1, key: "choice", seat: 2, size: 0.8 }]);
  expect(turningPoints({ steps: [{ ...step, choice_between: [] }], chances })).toEqual([]);
});

test("a proven win proves the position before it for the player who moves there, and only for that player", () => {
  const known = [undefined, value(0.5, CLOSER), value(1, CLOSER, true)];
  expect(settled(known, [0, 0]).map((each) => each?.proven)).toEqual([true, true, true]);
  expect(settled(known, [0, 1]).map((each) => each?.proven)).toEqual([undefined, false, true]);
  expect(settled(known, [0, null])[1]?.proven).toBe(false);
});

test("the best moves use a proof of the curve, about the played move or about the position", () => {
  const found = best(move("a", 0.71), move("b", 0.5));
  const after = rows(found, [value(0.6, CLOSER), value(0, CLOSER, true)], 0, "b");
  expect(after.map(({ move, values, proven }) => [move, values[0], proven])).toEqual([["a", 0.71, false], ["b", 0, true]]);
  const here = rows(found, [value(1, CLOSER, true)], 0, "b", "b");
  expect(here[0]).toMatchObject({ move: "b", values: [1, 0], proven: true });
});

test("proofs correct what a move gave away, and the totals still add up", () => {
  const step = { number: 1, move: "a", seat: 0, luck: [0, 0], loss: 0.2, error: 0.1, mistake: true, best: "b", proven: false, choice_between: [] };
  const course = {
    chances: [[0.7, 0.3], [0.5, 0.5]],
    errors: [[0, 0], [0, 0]],
    proven: [false, false],
    steps: [step],
    luck: [0, 0],
    loss: [0.2, 0],
    gifts: [0, 0.2],
    rest: [0, 0],
    verdict: null,
  } as Course;
  const found = corrected(course, [value(1, CLOSER, true), value(0, CLOSER, true)]);
  expect(found.steps[0]).toMatchObject({ loss: 1, error: 0, mistake: true, best: "b" });
  expect(found.chances).toEqual([[1, 0], [0, 1]]);
  for (const seat of [0, 1])
    expect(found.chances[0][seat] + found.luck[seat] - found.loss[seat] + found.gifts[seat] + found.rest[seat]).toBeCloseTo(found.chances[1][seat]);
  expect(turningPoints(found)).toEqual([{ at: 1, key: "loss", seat: 0, size: 1 }]);
  const best = corrected(course, [value(1, CLOSER, true), value(1, CLOSER, true)]);
  expect(best.steps[0]).toMatchObject({ loss: 0, mistake: false, best: null });
  expect(turningPoints(best)).toEqual([]);
});
