/**
 * The finished games of this browser's player, kept here for as long as they like: lists of tables forget old ones.
 * Every change reads what is stored first, so that two tabs add up. Order is that of noting, whatever clocks say.
 */

import type { Listed } from "../lib/types/api.ts";
import { verdict } from "../table/winners.ts";

export const KEY = "strandline-history";
/** The ids of games that people have deleted here, which lists of tables may still have. */
export const FORGOTTEN = "strandline-history-forgotten";
const MOST = 1000;

export type Outcome = "won" | "drawn" | "lost";

export interface Played {
  id: string;
  game: string;
  /** Only shown. */
  at: number;
  players: number;
  outcome: Outcome;
  /** The highest level of the others, if all are bots; null with people. */
  level: number | null;
  /** What chance gave, and what mistakes cost, in shares of the game; from its analysis. */
  luck?: number;
  loss?: number;
}

const isPlayed = (found: unknown): found is Played => {
  const each = found as Played | null;
  return (
    typeof each === "object" && each !== null && typeof each.id === "string" && typeof each.game === "string" &&
    ["won", "drawn", "lost"].includes(each.outcome) && (each.level === null || Number.isInteger(each.level)) &&
    [each.luck, each.loss].every((part) => part === undefined || Number.isFinite(part))
  );
};

export function parsed(text: string | null): Played[] {
  const found: unknown = JSON.parse(text ?? "[]");
  if (!Array.isArray(found)) throw new TypeError("no list");
  return found.filter(isPlayed);
}

export function kept(): { games: Played[]; isTorn: boolean } {
  try {
    return { games: parsed(localStorage.getItem(KEY)), isTorn: false };
  } catch (error) {
    return { games: [], isTorn: error instanceof SyntaxError || error instanceof TypeError };
  }
}

/** Return what a finished table was for us; null if we did not play just one seat of it, or it has no result. */
export function played({ id, game, last, status, seats, result }: Listed): Played | null {
  const mine = seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  if (status !== "over" || !result || mine.length !== 1) return null;
  const { said } = verdict(result, mine);
  if (said === "nobody-won") return null;
  const others = seats.filter((_, seat) => seat !== mine[0]).map(({ level }) => level);
  const level = others.every((each) => each !== null) && others.length ? Math.max(...(others as number[])) : null;
  const outcome = said === "won-you" ? "won" : said === "lost-you" ? "lost" : "drawn";
  return { id, game, at: last, players: seats.length, outcome, level };
}

/** Return the games with those that are new, the latest last. */
export function merged(games: Played[], listed: Listed[]): Played[] {
  const known = new Set(games.map(({ id }) => id));
  const found = listed.flatMap((table) => (known.has(table.id) ? [] : (played(table) ?? [])));
  return [...games, ...found.reverse()].slice(-MOST);
}

function forgotten(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(FORGOTTEN) ?? "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Forget all games for good. */
export function forget(): void {
  const ids = [...forgotten(), ...kept().games.map(({ id }) => id)].slice(-MOST);
  localStorage.removeItem(KEY);
  localStorage.setItem(FORGOTTEN, JSON.stringify(ids));
}

function store(games: Played[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Without storage, the lists of tables are all that is known.
  }
}

/** Note what finished games a list has, latest first, and return all that are known. */
export function note(listed: Listed[]): Played[] {
  const { games } = kept();
  const old = forgotten();
  const all = merged(games, listed.filter(({ id }) => !old.includes(id)));
  if (all.length !== games.length || all.at(-1)?.id !== games.at(-1)?.id) store(all);
  return all;
}

/** The luck and mistakes of games that no list has told yet. */
const waiting = new Map<string, { luck: number; loss: number }>();

/** Note what an analysis has found about a game of ours. */
export function noteAnalysis(table: Listed, luck: number, loss: number): void {
  waiting.set(table.id, { luck, loss });
  store(note([table]).map((each) => ({ ...each, ...waiting.get(each.id) })));
}

export interface Count {
  won: number;
  drawn: number;
  lost: number;
}

/** Return the results by game and then by opponent: a level, or people (0). */
export function byOpponent(games: Played[]): { game: string; level: number; count: Count }[] {
  const found = new Map<string, { game: string; level: number; count: Count }>();
  for (const { game, level, outcome } of games) {
    const key = `${game} ${level ?? 0}`;
    const entry = found.get(key) ?? { game, level: level ?? 0, count: { won: 0, drawn: 0, lost: 0 } };
    entry.count[outcome] += 1;
    found.set(key, entry);
  }
  return [...found.values()].sort((a, b) => a.game.localeCompare(b.game) || a.level - b.level);
}

/** Return the most games that were won one after another. */
export function longestStreak(games: Played[]): number {
  let [best, now] = [0, 0];
  for (const { outcome } of games) {
    now = outcome === "won" ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return best;
}

/** Return the best games: wins against the highest level; of these, those with the fewest mistakes first. */
export function bestGames(games: Played[], most = 3): Played[] {
  const won = games.filter(({ outcome }) => outcome === "won");
  return [...won].sort((a, b) => (b.level ?? 0) - (a.level ?? 0) || (a.loss ?? 1) - (b.loss ?? 1)).slice(0, most);
}

const ENOUGH = 2;

/** Return the game in which a level was beaten often enough for the next one, the latest first; null if there is none. */
export function nextLevel(games: Played[], highest: number): { game: string; level: number } | null {
  for (const { game, level, outcome } of [...games].reverse()) {
    if (level === null || outcome !== "won" || level >= highest) continue;
    const wins = (at: (each: number) => boolean) =>
      games.filter((each) => each.game === game && each.outcome === "won" && each.level !== null && at(each.level)).length;
    if (wins((each) => each === level) >= ENOUGH && !wins((each) => each > level)) return { game, level };
  }
  return null;
}
