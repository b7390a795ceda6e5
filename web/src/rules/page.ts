/** A game's rules page and guided first game: its `pages.json`. Python's tests read the same files and play every move. */

export interface Start {
  text: string;
  options?: Record<string, string | number>;
  seat?: number;
}

export interface Example extends Start {
  name: string;
  /** The rule that it stands with. */
  rule: number;
  moves: string[];
  /** Moves that are not legal at its start: the engine says why. */
  wrong?: string[];
}

/** A step of the first game. Without a text it goes on where the last one ended. */
export interface Step extends Partial<Start> {
  /** One after the other, the moves that are right: any of each list. */
  do: string[][];
  /** What the others, and the dice, do then. */
  then?: string[];
  rules: number[];
}

/** Numbers of pieces, as a table that stands with a rule. Its words are `<game>-rules-<name>`. */
export interface CountTable {
  rule: number;
  /** The name of what each row is. */
  rows: string;
  columns: string[];
  groups: { name: string; rows: { name: string; counts: number[] }[] }[];
}

/** What a game's `pages.json` may have, and what stands for it where it does not. */
const EMPTY = {
  /** The rule that says what can be chosen for a new table. */
  options: 0,
  /** Without any, all rules that have words stand one after the other. */
  sections: [] as { name: string; rules: number[] }[],
  editions: {
    books: [] as string[],
    rows: [] as { name: string; rule: number }[],
    /** For each rule, the books that have something of their own to say. */
    notes: {} as Record<string, string[]>,
  },
  examples: [] as Example[],
  tables: [] as CountTable[],
  learn: [] as Step[],
};

export type RulesPage = typeof EMPTY & {
  game: string;
  /** Of the numbers of rules: "CS" of CS-6. */
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

/** Where a step of the first game begins: the last text before it, and the moves from there on. */
export function beginning(steps: Step[], at: number): Start & { moves: string[] } {
  let first = at;
  while (steps[first].text === undefined) first--;
  const { options, seat } = steps.findLast((step, n) => n <= at && step.options !== undefined) ?? {};
  const moves = steps.slice(first, at).flatMap((step) => [...done(step), ...(step.then ?? [])]);
  return { text: steps[first].text!, options, seat: seat ?? 0, moves };
}

/** One way to do what a step asks for; where several moves may come in any order, each comes once. */
export function done(step: Step): string[] {
  const made: string[] = [];
  for (const right of step.do) made.push(right.find((move) => !made.includes(move))!);
  return made;
}
