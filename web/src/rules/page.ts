/** A game's rules page and guided first game: its `pages.json`. Python's tests read the same files and play every move. */

import { to } from "../lib/base.ts";

export interface Start {
  text: string;
  options?: Record<string, string | number>;
  seat?: number;
}

export interface Example extends Start {
  name: string;
  /** The rule that it belongs to; without one, it is shown only with tips. */
  rule?: number;
  moves: string[];
  /** Moves that are not legal at its start: the engine says why. */
  wrong?: string[];
}

/** A step of the first game. Without a text it goes on where the last one ended. */
export interface Step extends Partial<Start> {
  /** The right moves, in order: any move of each list. */
  do: string[][];
  /** The moves of the others and the dice after that. */
  then?: string[];
  rules: number[];
}

/** Numbers of pieces, as a table that belongs to a rule. Its texts are `<game>-rules-<name>`. */
export interface CountTable {
  rule: number;
  /** The heading of the rows. */
  rows: string;
  columns: string[];
  groups: { name: string; rows: { name: string; counts: number[] }[] }[];
}

/** Advice: its texts are `<game>-tip-<name>`. */
export interface Tip {
  name: string;
  /** The source of the advice: a printed book, or ours. */
  sources: string[];
  /** The names of examples that show it. */
  examples: string[];
}

/** A panel of the quick start: its texts are `<game>-quick-<name>` and `-picture`. The host draws it from its other fields. */
export interface Panel {
  name: string;
  /** The rules that it sums up. */
  rules: number[];
}

/** The fields of a game's `pages.json`, with their defaults. */
const EMPTY = {
  /** The rule that lists the options of a new table. */
  options: 0,
  /** Without chapters, all rules that have a text are shown in order. */
  sections: [] as { name: string; rules: number[] }[],
  /** For each rule, its sources: printed books by language, "inferred", "ours". */
  sources: {} as Record<string, string[]>,
  editions: {
    books: [] as string[],
    rows: [] as { name: string; rule: number }[],
    /** For each rule, the sources that have their own text. */
    notes: {} as Record<string, string[]>,
  },
  quick: [] as Panel[],
  examples: [] as Example[],
  tables: [] as CountTable[],
  tips: [] as Tip[],
  learn: [] as Step[],
};

export type RulesPage = typeof EMPTY & {
  game: string;
  /** The prefix of rule numbers: "CS" of CS-6. */
  prefix: string;
};

const GAMES = "../../../src/strandline/games";
const pages = import.meta.glob<{ default: Partial<RulesPage> }>("../../../src/strandline/games/*/pages.json");

export async function load(game: string): Promise<RulesPage> {
  const found = await pages[`${GAMES}/${game.replaceAll("-", "_")}/pages.json`]?.();
  return { ...EMPTY, prefix: initials(game), ...found?.default, game };
}

/** "CS" of "crab-stack", "KR" of "krabcek". */
function initials(game: string): string {
  const [first, second] = game.split("-");
  return (second ? first[0] + second[0] : first.slice(0, 2)).toUpperCase();
}

export function ruleName(page: RulesPage, number: number): string {
  return `${page.prefix}-${number}`;
}

/** Return the address of a panel's picture. */
export function pictureOf(page: RulesPage, panel: Panel): string {
  return to(`/pictures/${page.game}/${panel.name}.svg`);
}

/** Return the start of a step of the first game: the last text before it, and the moves from there on. */
export function beginning(steps: Step[], at: number): Start & { moves: string[] } {
  let first = at;
  while (steps[first].text === undefined) first--;
  const { options, seat } = steps.findLast((step, n) => n <= at && step.options !== undefined) ?? {};
  const moves = steps.slice(first, at).flatMap((step) => [...done(step), ...(step.then ?? [])]);
  return { text: steps[first].text!, options, seat: seat ?? 0, moves };
}

/** Return one solution of a step; if several moves may come in any order, each is played once. */
export function done(step: Step): string[] {
  const made: string[] = [];
  for (const right of step.do) made.push(right.find((move) => !made.includes(move))!);
  return made;
}
