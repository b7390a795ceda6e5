/** What someone who looks for a game is offered: the choice of last time, and the level of a bot to play meanwhile. */

import { describe, expect, test, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal("addEventListener", () => {});

const { keep, kept, settled } = await import("../src/play/choice.ts");
const { botGame, suggestedLevel } = await import("../src/play/botGame.ts");

const game = (name: string, players: number[]) => ({ name, players, minutes: [20], wins_kept: {}, options: [] });
const GAMES = [game("crab-stack", [2, 3, 4]), game("krabcek", [2])];
const won = (game: string, level: number | null, n: number) =>
  ({ id: `${n}`, game, at: 0, players: 2, outcome: "won", level }) as const;

describe("the choice", () => {
  test("is kept, as far as it can be played", () => {
    keep({ game: "krabcek", players: 2, pace: "post", rated: true });
    expect(settled(GAMES, kept())).toEqual({ game: "krabcek", players: 2, pace: "post", rated: true });
    expect(settled(GAMES, { ...kept(), players: 4 }).players).toBe(2);
  });

  test.each(["", "null", "[]", "5", '{"game":"chess","players":"many","pace":"never","rated":1}'])("can be damaged: %s", (text) => {
    stored.set("strandline-seek", text);
    expect(settled(GAMES, kept())).toEqual({ game: "crab-stack", players: 2, pace: "fast", rated: false });
  });
});

describe("the level of the bot that offers itself", () => {
  test("is the next one after a level that was beaten twice, or the chosen one", () => {
    expect(suggestedLevel("krabcek", [])).toBe(2);
    expect(suggestedLevel("krabcek", [won("krabcek", 3, 1)])).toBe(2);
    expect(suggestedLevel("krabcek", [won("krabcek", 3, 1), won("krabcek", 3, 2)])).toBe(4);
    expect(suggestedLevel("crab-stack", [won("krabcek", 3, 1), won("krabcek", 3, 2)])).toBe(2);
    expect(suggestedLevel("krabcek", [won("krabcek", null, 1), won("krabcek", null, 2)])).toBe(2);
  });

  test("is that of every bot in a game for as many players", () => {
    expect(botGame(GAMES[0], 3, 4)).toMatchObject({
      game: "crab-stack", options: { players: 3 }, public: false, rated: false, clock: { kind: "none" },
      seats: [{ kind: "person" }, { kind: "bot", level: 4 }, { kind: "bot", level: 4 }],
    });
    expect(botGame(GAMES[1], 2, 1).options).toEqual({});
  });
});
