/** What someone has solved: ratings, streaks, days, torn storage, two tabs. */

import { beforeEach, expect, test } from "vitest";
import { after, daysInARow, kept, KEY, next, note, ofDay, open, parsed, solvedIn, today } from "../src/puzzles/results.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, text: string) => void stored.set(key, text) };
  Object.assign(globalThis, { localStorage: storage });
});

test("a solved puzzle raises the rating, a missed one lowers it, and harder ones count more", () => {
  const begin = parsed(null);
  const easy = after(begin, "krabcek", "a", 600, 1).rating;
  const hard = after(begin, "krabcek", "a", 1800, 1).rating;
  expect(easy).toBeGreaterThan(begin.rating);
  expect(hard).toBeGreaterThan(easy);
  const missedEasy = after(begin, "krabcek", "a", 600, 0).rating;
  expect(missedEasy).toBeLessThan(after(begin, "krabcek", "a", 1800, 0).rating);
  expect(after(begin, "krabcek", "a", 1000, 0.5).rating).toBe(begin.rating);
});

test("a rating comes to rest where as much is solved as expected", () => {
  let results = parsed(null);
  for (let n = 0; n < 400; n += 1) {
    const puzzle = results.rating;
    const isSolved = puzzle <= 1500;
    results = after(results, "krabcek", String(n), puzzle, isSolved ? 1 : 0);
  }
  expect(Math.abs(results.rating - 1500)).toBeLessThan(40);
});

test("a streak grows with first tries alone, and the best one stays", () => {
  let results = parsed(null);
  for (const [n, score] of ([1, 1, 1, 0.5, 1, 0] as const).entries()) results = after(results, "survive", String(n), 900, score);
  expect([results.streak, results.best]).toEqual([0, 3]);
  expect(solvedIn(results, "survive")).toBe(5);
});

test("two tabs add up, and a puzzle counts once", () => {
  note("krabcek", "a", 900, 1);
  note("crab-stack", "b", 900, 1);
  const [before, now] = note("krabcek", "a", 900, 0);
  expect(now).toEqual(before);
  expect(kept().results.done).toEqual({ krabcek: { a: 1 }, "crab-stack": { b: 1 } });
  expect(kept().results.rated).toBe(2);
});

test.each(["{", "null", "[]", '"x"', "{}", '{"done": 3}', '{"rating": "high", "rated": 1, "streak": 0, "best": 0, "done": {}, "days": {}}'])(
  "torn storage is told, and counting begins anew: %s",
  (text) => {
    stored.set(KEY, text);
    expect(kept()).toEqual({ results: parsed(null), isTorn: true });
    note("krabcek", "a", 900, 1);
    expect(kept()).toMatchObject({ isTorn: false, results: { rated: 1 } });
  },
);

test("scores that are none are left out", () => {
  const text = JSON.stringify({ ...parsed(null), done: { krabcek: { a: 1, b: 7, c: "1" } }, days: { "2026-01-01": 2 } });
  expect(parsed(text)).toMatchObject({ done: { krabcek: { a: 1 } }, days: {} });
});

test("without storage nothing is torn, and nothing fails", () => {
  const forbidden = () => {
    throw new DOMException("no", "SecurityError");
  };
  Object.assign(globalThis, { localStorage: { getItem: forbidden, setItem: forbidden } });
  expect(kept().isTorn).toBe(false);
  expect(note("krabcek", "a", 900, 1)[1].rated).toBe(1);
});

test("days count in a row to today or yesterday, whatever a clock has jumped to", () => {
  const days = { "2026-02-27": 1, "2026-02-28": 0.5, "2026-03-01": 1, "2026-03-05": 1, "2031-01-01": 1 } as const;
  expect(daysInARow(days, "2026-03-01")).toBe(3);
  expect(daysInARow(days, "2026-03-02")).toBe(3);
  expect(daysInARow(days, "2026-03-03")).toBe(0);
  expect(daysInARow(days, "2026-02-26")).toBe(0);
  expect(daysInARow({ ...days, "2026-02-28": 0 }, "2026-03-01")).toBe(1);
  expect(today(new Date("2026-03-01T23:59:59-02:00"))).toBe("2026-03-02");
});

test("the first score of a day stays", () => {
  const first = after(parsed(null), "krabcek", "a", 900, 0, "2026-01-01");
  expect(after(first, "krabcek", "b", 900, 1, "2026-01-01").days).toEqual({ "2026-01-01": 0 });
});

test("every game and every puzzle has its day before one comes again", () => {
  const counts = [{ game: "crab-stack", puzzles: 500 }, { game: "krabcek", puzzles: 200 }, { game: "survive", puzzles: 100 }];
  const date = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 86_400_000).toISOString().slice(0, 10);
  const met = Array.from({ length: 600 }, (_, n) => ofDay(date(n), counts));
  const numbers = (game: string) => met.filter((each) => each.game === game).map((each) => each.number);
  expect(new Set(numbers("krabcek")).size).toBe(200);
  expect(new Set(numbers("survive")).size).toBe(100);
  expect(ofDay("2026-05-05", counts)).toEqual(ofDay("2026-05-05", counts));
});

test("the next puzzle is new and near the rating; then missed ones come again", () => {
  const puzzles = Array.from({ length: 40 }, (_, n) => ({ id: String(n), rating: 600 + 40 * n }));
  let results = parsed(null);
  for (let n = 0; n < 40; n += 1) {
    const chosen = next(puzzles, results, "krabcek", () => 0.99)!;
    expect(results.done.krabcek?.[chosen.id]).toBeUndefined();
    results = after(results, "krabcek", chosen.id, chosen.rating, chosen.id === "7" ? 0 : 1);
  }
  expect(next(puzzles, results, "krabcek")!.id).toBe("7");
  expect(next([], results, "krabcek")).toBeNull();
});

test("a move is right while an answer begins with it", () => {
  const lines = [["a", "b", "c"], ["b", "a", "c"]];
  expect(open(lines, ["a"])).toEqual([lines[0]]);
  expect(open(lines, ["a", "c"])).toEqual([]);
  expect(open(lines, [])).toEqual(lines);
});
