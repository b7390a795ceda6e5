import { expect, test, vi } from "vitest";
import type { Command } from "../src/connection/messages.ts";
import type { Now } from "../src/lib/types/messages.ts";
import { clock, fullName, verdict, winners } from "../src/table/seatNames.ts";

vi.mock("../src/lib/i18n.svelte.ts", () => ({
  t: (key: string, params: object = {}) => `${key}(${Object.values(params).join(" ")})`,
  number: (value: number, options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat("en", options).format(value),
}));

test("who has won is read from the shares", () => {
  expect(winners(["1", "0"])).toEqual([0]);
  expect(winners(["1/2", "0", "1/2"])).toEqual([0, 2]);
  expect(winners(["1/3", "2/3"])).toEqual([1]);
  expect(winners(null)).toEqual([]);
});

test("how it has ended is said to the only player at the screen, and about anyone else", () => {
  const said = (result: string[] | null, ...mine: number[]) => verdict(result, mine).said;
  const won = [said(["1", "0"], 0), said(["1", "0"], 1), said(["1", "0"]), said(["1", "0"], 0, 1)];
  expect(won).toEqual(["won-you", "lost-you", "won", "won"]);
  const shared = ["1/2", "0", "1/2"];
  expect([said(shared, 2), said(shared, 1), said(shared)]).toEqual(["shared-you", "lost-you", "shared"]);
  expect([said(["1/2", "1/2"], 0), said(null, 0)]).toEqual(["drawn-game", "nobody-won"]);
  expect(verdict(shared, []).won).toEqual([0, 2]);
});

test("who is called like another is told by the colour, too", () => {
  const bot = { kind: "bot", level: 2, name: "" };
  const now = { seats: [{ kind: "person", name: "Ann" }, bot, bot, { ...bot, level: 3 }] } as Now;
  const called = [0, 1, 2, 3].map((seat) => fullName(now, seat, ["red", "blue", "green", "yellow"][seat]));
  expect(called).toEqual([
    "Ann",
    "web-table-of-colour(web-table-bot(web-bot-2() 2) web-table-colour(blue))",
    "web-table-of-colour(web-table-bot(web-bot-2() 2) web-table-colour(green))",
    "web-table-bot(web-bot-3() 3)",
  ]);
  expect(fullName(now, 1, undefined)).toBe("web-table-bot(web-bot-2() 2)");
});

test("a clock shows minutes, hours and days, and nothing below zero", () => {
  expect(clock(65_000)).toBe("1:05");
  expect(clock(4_200)).toBe("0:05");
  expect(clock(-10)).toBe("0:00");
  expect(clock(3_725_000)).toBe("1:02:05");
  expect(clock(49 * 3_600_000)).toBe("web-table-days(2 1)");
});

test("a command with too few fields, too many or an unknown name does not compile", () => {
  // @ts-expect-error: `npm run check` fails if this compiles.
  const few: Command = { do: "leave" };
  // @ts-expect-error
  const many: Command = { do: "chat", text: "Hello", seat: 1 };
  // @ts-expect-error
  const unknown: Command = { do: "ping" };
  const right: Command = { do: "move", seat: 0, expect: 0, move: "b2" };
  expect([few, many, unknown, right].map((command) => command.do)).toEqual(["leave", "chat", "ping", "move"]);
});
