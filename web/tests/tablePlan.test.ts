import { describe, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../src/lib/types/api.ts";
import { CLOCK, missingForRated, NUMBERS, numberOf, open, origins, seatCount, seatsFor, settle, sitting, toggled, wanted, winsKept } from "../src/new/tablePlan.ts";

function option(name: string, more: Partial<OptionInfo>): OptionInfo {
  return {
    name, default: null, rule: "X-1", values: [], many: false, apart: [], least: null, most: null, only: {}, origin: {},
    ...more,
  } as OptionInfo;
}

const GAME = {
  name: "crab-stack",
  players: [2, 3, 4],
  minutes: [15, 20],
  wins_kept: { 2: [40, 99] },
  options: [
    option("players", { default: 2, values: [2, 3, 4] }),
    option("layout", {
      default: "rings",
      values: ["rings", "alternate", "corners"],
      only: { rings: { players: [2, 4] }, alternate: { players: [3] }, corners: { players: [3] } },
      origin: { rings: ["book"], "": ["ruling"] },
    }),
    option("repetition", { default: 3, values: [0], least: 2 }),
    option("variants", { default: [], many: true, values: ["a", "b", "c"], apart: ["a", "c"] }),
  ],
} as GameInfo;

describe("a table's plan", () => {
  test("an option that cannot be as chosen becomes what can be", () => {
    const three = settle(GAME, { players: 3 });
    expect(three.layout).toBe("alternate");
    const corners = settle(GAME, { ...three, layout: "corners" });
    expect(corners.layout).toBe("corners");
    expect(settle(GAME, { ...corners, players: 4 }).layout).toBe("rings");
  });

  test("a clock's limits are the server's, in minutes where people think in them", () => {
    expect(NUMBERS.bank[0]).toEqual({ name: "minutes", least: 1, most: 360 });
    for (const [kind, numbers] of Object.entries(NUMBERS))
      for (const { name, least, most } of numbers) {
        expect(CLOCK[name], kind).toBeGreaterThanOrEqual(least);
        expect(CLOCK[name], kind).toBeLessThanOrEqual(most);
      }
  });

  test("how often levels keep a win is told only of the game that was measured", () => {
    const usual = settle(GAME, {});
    expect(winsKept(GAME, usual)).toEqual([40, 99]);
    expect(winsKept(GAME, settle(GAME, { players: 3 }))).toBeUndefined();
    expect(winsKept(GAME, settle(GAME, { ...usual, repetition: 0 }))).toBeUndefined();
  });

  test("only values that fit the others are offered", () => {
    expect(open(GAME.options[1], { players: 3 })).toEqual(["alternate", "corners"]);
    expect(open(GAME.options[1], { players: 2 })).toEqual(["rings"]);
  });

  test("each value says whence it comes", () => {
    expect(origins(GAME.options[1], "rings")).toEqual(["book"]);
    expect(origins(GAME.options[1], "corners")).toEqual(["ruling"]);
  });

  test("values that exclude each other put each other out", () => {
    const variants = GAME.options[3];
    expect(toggled(variants, ["a", "b"], "c")).toEqual(["b", "c"]);
    expect(toggled(variants, ["b", "c"], "c")).toEqual(["b"]);
  });

  test("more players get seats for friends, and seats that were planned stay", () => {
    const two = seatsFor(2, [], 3);
    expect(two.map(({ who }) => who)).toEqual(["me", "friend"]);
    two[1].who = "bot";
    expect(seatsFor(3, two, 3).map(({ who }) => who)).toEqual(["me", "bot", "friend"]);
    expect(seatCount(GAME, settle(GAME, { players: 4 }))).toBe(4);
  });

  test("the server is told only what is not as usual", () => {
    const chosen = settle(GAME, { players: 3, repetition: 4 });
    const seats = seatsFor(3, [], 2);
    seats[2] = { who: "bot", name: "", level: 5 };
    const table = wanted(GAME, chosen, seats, null, { ...CLOCK, kind: "bank" }, true);
    expect(table.options).toEqual({ players: 3, layout: "alternate", repetition: 4 });
    expect(table.seats).toEqual([{ kind: "person" }, { kind: "person" }, { kind: "bot", level: 5 }]);
    expect(table.clock).toEqual({ kind: "bank", seconds: 600, increment: 10 });
    expect(table.public).toBe(true);
    expect(table.order).toBe("lot");
  });

  test("we and those at our screen sit down at once", () => {
    const seats = seatsFor(4, [], 2);
    seats[1] = { who: "here", name: " Bob ", level: 2 };
    seats[2] = { who: "here", name: "", level: 2 };
    const another = (n: number) => `Player ${n + 1}`;
    expect(sitting(seats, null, "Ann", another)).toEqual({ 0: "Ann", 1: "Bob", 2: "Player 3" });
    expect(sitting(seats, 2, "Ann", another)).toEqual({ 0: "Player 3", 2: "Ann", 3: "Bob" });
  });

  test("who shall begin is listed first, and the others follow", () => {
    const seats = seatsFor(3, [], 2);
    seats[1] = { who: "bot", name: "", level: 5 };
    const table = wanted(GAME, settle(GAME, { players: 3 }), seats, 1, CLOCK, false);
    expect(table.order).toBe("listed");
    expect(table.seats).toEqual([{ kind: "bot", level: 5 }, { kind: "person" }, { kind: "person" }]);
    expect(seats.map((_, n) => numberOf(n, 1, 3))).toEqual([2, 0, 1]);
  });

  test("a rated game says what it still needs", () => {
    const seats = seatsFor(2, [], 3);
    expect(missingForRated(seats, { ...CLOCK, kind: "bank" })).toEqual([]);
    expect(missingForRated(seats, CLOCK)).toEqual(["clock"]);
    for (const who of ["bot", "program", "here"] as const)
      expect(missingForRated([seats[0], { ...seats[1], who }], CLOCK)).toEqual(["people", "clock"]);
    expect(missingForRated([seats[0]], { ...CLOCK, kind: "days" })).toEqual(["people"]);
  });
});
