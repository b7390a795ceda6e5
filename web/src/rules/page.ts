/** A game's rules page and first game as data. Python's tests read the same files and play every move of them. */

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

export interface RulesPage {
  game: string;
  /** "cs": of keys; in capitals, of rules. */
  prefix: string;
  /** The rule that says what can be chosen for a new table. */
  options: number;
  sections: { name: string; rules: number[] }[];
  editions: {
    books: string[];
    rows: { name: string; rule: number }[];
    /** For each rule, the books that have something of their own to say. */
    notes: Record<string, string[]>;
  };
  examples: Example[];
  /** What is on the tiles' backs, in a game that has such: how many under beach, forest and mountain. */
  effects?: { name: string; counts: number[]; when: string }[];
  learn: Step[];
}

const pages = import.meta.glob<{ default: RulesPage }>("./*.json");

export async function load(game: string): Promise<RulesPage> {
  return (await pages[`./${game}.json`]()).default;
}

export function ruleName(page: RulesPage, number: number): string {
  return `${page.prefix.toUpperCase()}-${number}`;
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
