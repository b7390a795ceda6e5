/** The form of a new table, and the request to the server. */

import type { GameInfo, NewTable, OptionInfo } from "../lib/types/api.ts";
import { LIMITS } from "../lib/types/limits.ts";

/** The player of a seat: me, someone else at this screen, a friend with the link, a bot, a program. */
export const SITTERS = ["me", "here", "friend", "bot", "program"] as const;
/** Those who need no other device. */
export const HERE = ["me", "here", "bot"] as const;
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

/** The fields of each kind of clock, with their ranges. */
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

/** Return new seats: the first is ours, the others are for friends or, without other devices, for bots. */
export function seatsFor(count: number, before: SeatPlan[], level: number, other: "friend" | "bot" = "friend"): SeatPlan[] {
  return Array.from({ length: count }, (_, n) => before[n] ?? { who: n ? other : "me", name: "", level });
}

/** Return a seat's number when `first` begins; its own number until that is drawn (null). */
export function numberOf(seat: number, first: number | null, count: number): number {
  return (seat - (first ?? 0) + count) % count;
}

/** Return the possible values of an option, given the other options. */
export function open(option: OptionInfo, chosen: Chosen): (number | string)[] {
  return option.values.filter((value) => {
    const needs = Object.entries(option.only[String(value)] ?? {});
    return needs.every(([other, allowed]) => allowed.includes(chosen[other] as never));
  });
}

/** Return the source of a value. */
export function origins(option: OptionInfo, value: number | string): string[] {
  return option.origin[String(value)] ?? option.origin[""] ?? [];
}

/** Return each option's default, or its chosen value if that is still possible. */
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

/** Toggle one of several values that can be combined; it turns off values that it excludes. */
export function toggled(option: OptionInfo, chosen: string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value);
  const out = option.apart.includes(value) ? option.apart : [];
  return [...chosen.filter((each) => !out.includes(each)), value];
}

/** Return the number of players. */
export function seatCount(game: GameInfo, chosen: Chosen): number {
  return typeof chosen.players === "number" ? chosen.players : game.players[0];
}

/** Return in how many of 100 won positions each level finds a winning move: measured only for the default options. */
export function winsKept(game: GameInfo, chosen: Chosen): number[] | undefined {
  const players = seatCount(game, chosen);
  const isUsual = JSON.stringify(chosen) === JSON.stringify(settle(game, { players }));
  return isUsual ? game.wins_kept[players] : undefined;
}

/** Return what a rated game still needs: people with devices of their own, a time limit. */
export function missingForRated(seats: SeatPlan[], clock: ClockPlan): ("people" | "clock")[] {
  const missing: ("people" | "clock")[] = [];
  if (seats.length < 2 || seats.some(({ who }) => who !== "me" && who !== "friend")) missing.push("people");
  if (clock.kind === "none") missing.push("clock");
  return missing;
}

export function clockOf(plan: ClockPlan): NewTable["clock"] {
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

/** Return the request to the server: only values that differ from the defaults. */
export function wanted(
  game: GameInfo, chosen: Chosen, seats: SeatPlan[], first: number | null, clock: ClockPlan, isPublic: boolean,
  isRated = false,
): NewTable {
  const options = game.options.filter(
    (option) => JSON.stringify(chosen[option.name]) !== JSON.stringify(option.default),
  );
  return {
    game: game.name,
    options: Object.fromEntries(options.map((option) => [option.name, chosen[option.name]])),
    seats: seats.map((_, n) => seats[(n + (first ?? 0)) % seats.length]).map(({ who, level }) =>
      who === "bot" ? { kind: "bot", level } : { kind: who === "program" ? "program" : "person" },
    ),
    clock: clockOf(clock),
    public: isPublic,
    order: first === null ? "lot" : "listed",
    rated: isRated,
  };
}

/** Return who sits down at once, and where: we, and the people at our screen. */
export function sitting(
  seats: SeatPlan[], first: number | null, mine: string, another: (seat: number) => string,
): Record<number, string> {
  const found: Record<number, string> = {};
  seats.forEach(({ who, name }, n) => {
    const at = numberOf(n, first, seats.length);
    if (who === "me") found[at] = name.trim() || mine;
    if (who === "here") found[at] = name.trim() || another(n);
  });
  return found;
}
