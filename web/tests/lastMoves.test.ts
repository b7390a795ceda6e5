import { expect, test } from "vitest";
import type { MadeMove } from "../src/games/board.ts";
import { roundStart } from "../src/games/lastMoves.ts";

/** Moves by these seats; "-" is chance. */
const log = (seats: string): MadeMove[] => [...seats].map((seat) => ({ seat: seat === "-" ? null : Number(seat), move: "" }));

test("the last round begins after one's own last move", () => {
  expect(roundStart(log("01020"), 1)).toBe(2);
  expect(roundStart(log("0-11-2-"), 0)).toBe(1);
});

test("if nobody else has moved since, it begins after one's own turn before the last", () => {
  expect(roundStart(log("01200"), 0)).toBe(1);
  expect(roundStart(log("011-2-00-"), 0)).toBe(1);
});

test("before one's own first turn, everything is played again", () => {
  expect(roundStart(log("-12"), 0)).toBe(0);
  expect(roundStart(log("--00"), 0)).toBe(0);
  expect(roundStart(log("-"), 0)).toBe(0);
});

test("a spectator sees a whole round, up to the last move", () => {
  expect(roundStart(log("0120-12-"), null)).toBe(3);
  expect(roundStart(log("012-"), null)).toBe(0);
});
