/** A table as it is being planned, and as the server takes it. */

import type { GameInfo, NewTable, OptionInfo } from "../lib/types/api.ts";
import { LIMITS } from "../lib/types/limits.ts";

/** Who takes a seat: I, another at this screen, a friend with the link, a bot, a program. */
export const SITTERS = ["me", "here", "friend", "bot", "program"] as const;
export type Sitter = (typeof SITTERS)[number];

export interface SeatPlan {
  who: Sitter;
  name: string;
  level: number;
}

export type Value = number | string | string[];
export type Chosen = Record<string, Value>;
export const CLOCKS = ["none", "move", "bank", "days"] as const;
export type ClockKind = (typeof CLOCKS)[number];

export interface ClockPlan {
  kind: ClockKind;
  /** For each turn. */
  seconds: number;
  /** For the whole game. */
  minutes: number;
  increment: number;
  days: number;
}

interface Limits {
  least: number;
  most: number;
}
const { BankClock, DaysClock, MoveClock } = LIMITS;
const inMinutes = ({ least, most }: Limits) => ({ least: Math.ceil(least / 60), most: Math.floor(most / 60) });

/** What is asked of each kind of clock, from where to where. */
export const NUMBERS: Record<ClockKind, ({ name: "seconds" | "minutes" | "increment" | "days" } & Limits)[]> = {
  none: [],
  move: [{ name: "seconds", ...MoveClock.seconds }],
  bank: [
    { name: "minutes", ...inMinutes(BankClock.seconds) },
    { name: "increment", ...BankClock.increment },
  ],
  days: [{ name: "days", ...DaysClock.days }],
};

export const CLOCK: Readonly<ClockPlan> = { kind: "none", seconds: 60, minutes: 10, increment: 10, days: 3 };

/** The first seat is ours; the others are for friends. */
export function seatsFor(count: number, before: SeatPlan[], level: number): SeatPlan[] {
  return Array.from({ length: count }, (_, n) => before[n] ?? { who: n ? "friend" : "me", name: "", level });
}

/** Which values an option can have, with the others as they are chosen. */
export function open(option: OptionInfo, chosen: Chosen): (number | string)[] {
  return option.values.filter((value) => {
    const needs = Object.entries(option.only[String(value)] ?? {});
    return needs.every(([other, allowed]) => allowed.includes(chosen[other] as never));
  });
}

/** Where a value comes from. */
export function origins(option: OptionInfo, value: number | string): string[] {
  return option.origin[String(value)] ?? option.origin[""] ?? [];
}

/** Each option's usual value, or what was chosen where that can still be. */
export function settle(game: GameInfo, chosen: Chosen): Chosen {
  const settled: Chosen = {};
  for (const option of game.options) {
    const value = chosen[option.name] ?? (option.default as Value);
    const values = open(option, { ...chosen, ...settled });
    const isNumber = option.least !== null || option.most !== null;
    settled[option.name] = Array.isArray(value) || isNumber || values.includes(value) ? value : values[0];
  }
  return settled;
}

/** One of several that can be chosen together; those that exclude each other put each other out. */
export function toggled(option: OptionInfo, chosen: string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value);
  const out = option.apart.includes(value) ? option.apart : [];
  return [...chosen.filter((each) => !out.includes(each)), value];
}

/** How many sit at the table. */
export function seatCount(game: GameInfo, chosen: Chosen): number {
  return typeof chosen.players === "number" ? chosen.players : game.players[0];
}

function clockOf(plan: ClockPlan): NewTable["clock"] {
  switch (plan.kind) {
    case "none":
      return { kind: "none" };
    case "move":
      return { kind: "move", seconds: plan.seconds };
    case "bank":
      return { kind: "bank", seconds: plan.minutes * 60, increment: plan.increment };
    case "days":
      return { kind: "days", days: plan.days };
  }
}

/** What the server is asked for: only what differs from the usual. */
export function wanted(
  game: GameInfo, chosen: Chosen, seats: SeatPlan[], clock: ClockPlan, isPublic: boolean,
): NewTable {
  const options = game.options.filter(
    (option) => JSON.stringify(chosen[option.name]) !== JSON.stringify(option.default),
  );
  return {
    game: game.name,
    options: Object.fromEntries(options.map((option) => [option.name, chosen[option.name]])),
    seats: seats.map(({ who, level }) =>
      who === "bot" ? { kind: "bot", level } : { kind: who === "program" ? "program" : "person" },
    ),
    clock: clockOf(clock),
    public: isPublic,
  };
}

/** Who sits down at once: we, and those at our screen. */
export function sitting(seats: SeatPlan[], mine: string, another: (seat: number) => string): Record<number, string> {
  const found: Record<number, string> = {};
  seats.forEach(({ who, name }, n) => {
    if (who === "me") found[n] = name.trim() || mine;
    if (who === "here") found[n] = name.trim() || another(n);
  });
  return found;
}
