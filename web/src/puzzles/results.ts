/**
 * What someone has solved, as this browser keeps it; `progress/sync.ts` shares it with their other devices. Every change
 * reads what is stored first, so that two tabs add up; what cannot be read is told, and begins anew.
 */

export const KEY = "strandline-puzzles";
const BEGIN = 1000;
/** A rating moves fast at first, then slowly. */
const [FAST, SLOW, SETTLED] = [96, 24, 12];

/** 1: at the first try, ½: with a hint, 0: not found. */
export type Score = 0 | 0.5 | 1;

export interface Results {
  rating: number;
  /** How many puzzles the rating comes from. */
  rated: number;
  /** Puzzles solved at the first try, one after another: now, and at most. */
  streak: number;
  best: number;
  /** The first score of each puzzle, by game and id. */
  done: Record<string, Record<string, Score>>;
  /** The scores of the puzzles of the day, by date (UTC). */
  days: Record<string, Score>;
}

export const empty = (): Results => ({ rating: BEGIN, rated: 0, streak: 0, best: 0, done: {}, days: {} });

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);
const isScore = (found: unknown): found is Score => found === 0 || found === 0.5 || found === 1;
const isCount = (found: unknown): found is number => Number.isInteger(found) && (found as number) >= 0;

function scores(found: unknown): Record<string, Score> {
  if (!isRecord(found)) throw new TypeError("no scores");
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Score] => isScore(entry[1])));
}

/** Return the results in a stored text; throws if it is torn. */
export function parsed(text: string | null): Results {
  return text === null ? empty() : whole(JSON.parse(text));
}

/** Return the results that something is; throws if it is torn. */
export function whole(found: unknown): Results {
  if (!isRecord(found) || !isRecord(found.done)) throw new TypeError("no results");
  const { rating, rated, streak, best } = found;
  if (![rated, streak, best].every(isCount) || !Number.isFinite(rating)) throw new TypeError("no numbers");
  const done = Object.fromEntries(Object.entries(found.done).map(([game, each]) => [game, scores(each)]));
  return { ...(found as unknown as Results), done, days: scores(found.days) };
}

/** Return the results after a puzzle. Only the first score of a puzzle counts, so that no tab counts one twice. */
export function after(before: Results, game: string, id: string, puzzle: number, score: Score, day = ""): Results {
  const days = day && !(day in before.days) ? { ...before.days, [day]: score } : before.days;
  if (before.done[game]?.[id] !== undefined) return { ...before, days };
  const expected = 1 / (1 + 10 ** ((puzzle - before.rating) / 400));
  const weight = Math.max(SLOW, FAST * (1 - before.rated / SETTLED));
  const streak = score === 1 ? before.streak + 1 : 0;
  return {
    rating: Math.round(Math.max(100, before.rating + weight * (score - expected))),
    rated: before.rated + 1,
    streak,
    best: Math.max(before.best, streak),
    done: { ...before.done, [game]: { ...before.done[game], [id]: score } },
    days,
  };
}

export interface Kept {
  results: Results;
  /** Whether what was stored could not be read. */
  isTorn: boolean;
}

export function kept(): Kept {
  try {
    return { results: parsed(localStorage.getItem(KEY)), isTorn: false };
  } catch (error) {
    // A browser that forbids storage has lost nothing.
    return { results: empty(), isTorn: error instanceof SyntaxError || error instanceof TypeError };
  }
}

/** Note the score of a puzzle, and return the results before and after it. */
export function note(game: string, id: string, puzzle: number, score: Score, day = ""): [Results, Results] {
  const before = kept().results;
  const now = after(before, game, id, puzzle, score, day);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // Without storage, puzzles can still be solved.
  }
  return [before, now];
}

/** The date of the puzzle of the day: the same everywhere. */
export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

const dayNumber = (day: string): number => Math.floor(Date.parse(day) / 86_400_000);

/** Return for how many days in a row, until today or yesterday, the puzzle of the day was solved. Later ones don't count. */
export function daysInARow(days: Record<string, Score>, now = today()): number {
  const solved = new Set(Object.keys(days).filter((day) => days[day] > 0).map(dayNumber));
  let day = dayNumber(now);
  if (!solved.has(day)) day -= 1;
  let count = 0;
  while (solved.has(day - count)) count += 1;
  return count;
}

/** Return how many puzzles of a game are solved. */
export const solvedIn = (results: Results, game: string): number =>
  Object.values(results.done[game] ?? {}).filter((score) => score > 0).length;

/** Return which of the games and which number of its puzzles is that of a day. Days one after another differ. */
export function ofDay(day: string, counts: { game: string; puzzles: number }[]): { game: string; number: number } {
  const n = dayNumber(day);
  const { game, puzzles } = counts[n % counts.length];
  // A step that has no divisor with the count comes to every puzzle before it repeats one.
  return { game, number: (Math.floor(n / counts.length) * stride(puzzles)) % puzzles };
}

function stride(count: number): number {
  const divisor = (a: number, b: number): number => (b ? divisor(b, a % b) : a);
  let step = Math.max(1, Math.floor(count * 0.618));
  while (divisor(step, count) > 1) step += 1;
  return step;
}

/** Return the next puzzle: one of those closest to the rating that were not tried yet; else of those that were missed. */
export function next<P extends { id: string; rating: number }>(
  puzzles: P[],
  results: Results,
  game: string,
  random = Math.random,
): P | null {
  const done = results.done[game] ?? {};
  const left = puzzles.filter(({ id }) => done[id] === undefined);
  const pool = left.length ? left : puzzles.filter(({ id }) => done[id] === 0);
  const from = pool.length ? pool : puzzles;
  const near = [...from].sort((a, b) => Math.abs(a.rating - results.rating) - Math.abs(b.rating - results.rating)).slice(0, 8);
  return near[Math.floor(random() * near.length)] ?? null;
}

/** Return the lines that begin with these moves. */
export function open(lines: string[][], moves: string[]): string[][] {
  return lines.filter((line) => moves.every((move, n) => line[n] === move));
}
