/** The finished games that this browser keeps: what they count as, torn storage, two tabs, and what comes next. */

import { beforeEach, expect, test } from "vitest";
import { exported, forgetAll } from "../src/progress/everything.ts";
import * as history from "../src/progress/history.ts";
import type { Listed } from "../src/lib/types/api.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.assign(globalThis, { localStorage });
});

const you = { name: "Ann", level: null, yours: true };
const bot = (level: number) => ({ name: "", level, yours: false });

function table(id: string, more: Partial<Listed> = {}): Listed {
  return { id, game: "krabcek", status: "over", last: 5, your_turn: false, rated: false, seats: [you, bot(2)], result: ["1", "0"], ...more };
}

test("a game counts for the one seat that was ours, against the highest level", () => {
  expect(history.played(table("a"))).toEqual({ id: "a", game: "krabcek", at: 5, players: 2, outcome: "won", level: 2 });
  expect(history.played(table("a", { result: ["0", "1"] }))?.outcome).toBe("lost");
  expect(history.played(table("a", { result: ["1/2", "1/2"] }))?.outcome).toBe("drawn");
  const three = table("a", { seats: [bot(1), you, bot(4)], result: ["1/2", "1/2", "0"] });
  expect(history.played(three)).toMatchObject({ outcome: "drawn", level: 4, players: 3 });
  expect(history.played(table("a", { seats: [you, { name: "Bob", level: null, yours: false }] }))?.level).toBeNull();
});

test.each([{ status: "playing" }, { status: "closed" }, { result: null }, { result: ["0", "0"] }, { seats: [you, you] }, { seats: [bot(1), bot(2)] }])(
  "what is no result of ours does not count: %o",
  (more) => expect(history.played(table("a", more as Partial<Listed>))).toBeNull(),
);

test("games stay after a list has forgotten them, each once, in the order of noting", () => {
  history.note([table("b", { last: 1 }), table("a", { last: 9 })]);
  history.note([table("c", { last: 0 }), table("b")]);
  expect(history.kept().games.map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("an analysis is noted with its game, whichever comes first", () => {
  history.noteAnalysis(table("a"), 0.1, 0.02);
  history.note([table("a"), table("b")].reverse());
  expect(history.kept().games.map(({ id, luck }) => [id, luck])).toEqual([["a", 0.1], ["b", undefined]]);
});

test.each(["{", "3", '{"games": []}'])("torn storage is told, and a new game is kept: %s", (text) => {
  stored.set(history.KEY, text);
  expect(history.kept()).toEqual({ games: [], isTorn: true });
  history.note([table("a")]);
  expect(history.kept()).toMatchObject({ games: [{ id: "a" }], isTorn: false });
});

test("entries that are none are left out", () => {
  stored.set(history.KEY, JSON.stringify([{ id: 3 }, null, "x", { ...history.played(table("a")), level: "high" }, history.played(table("b"))]));
  expect(history.kept().games.map(({ id }) => id)).toEqual(["b"]);
});

test("results by game and opponent, the longest streak, the best games", () => {
  const outcomes = ["won", "won", "lost", "won", "won", "won", "drawn"] as const;
  const games = outcomes.map((outcome, n) => ({
    id: String(n), game: n % 2 ? "survive" : "krabcek", at: 0, players: 2, outcome, level: n < 4 ? 2 : 3, loss: n / 10,
  }));
  expect(history.longestStreak(games)).toBe(3);
  expect(history.byOpponent(games)[0]).toEqual({ game: "krabcek", level: 2, count: { won: 1, drawn: 0, lost: 1 } });
  expect(history.bestGames(games).map(({ id }) => id)).toEqual(["4", "5", "0"]);
});

test("the next level is due when one was beaten twice, and no higher one", () => {
  const won = (level: number | null, game = "krabcek") => ({ id: `${Math.random()}`, game, at: 0, players: 2, outcome: "won" as const, level });
  expect(history.nextLevel([won(3)], 6)).toBeNull();
  expect(history.nextLevel([won(3), won(3)], 6)).toEqual({ game: "krabcek", level: 3 });
  expect(history.nextLevel([won(3), won(3), won(4)], 6)).toBeNull();
  expect(history.nextLevel([won(6), won(6)], 6)).toBeNull();
  expect(history.nextLevel([won(null), won(null)], 6)).toBeNull();
  expect(history.nextLevel([won(2), won(2), won(1, "survive"), won(1, "survive")], 6)).toEqual({ game: "survive", level: 1 });
});

test("all of it is exported, and deleted for good", async () => {
  history.note([table("a")]);
  stored.set("strandline-puzzles", "{");
  stored.set("strandline-learn", '{"krabcek": 3}');
  stored.set("strandline-settings", "{}");
  const file = JSON.parse(await exported().text());
  expect(file).toMatchObject({ format: "strandline-progress", games: [{ id: "a" }], puzzles: "{", lessons: { krabcek: 3 } });
  forgetAll();
  expect(history.note([table("a"), table("b")]).map(({ id }) => id)).toEqual(["b"]);
  expect([...stored.keys()].sort()).toEqual(["strandline-history", "strandline-history-forgotten", "strandline-settings"]);
});
