/**
 * What someone has solved and learnt, as their devices share it: how it is read, merged and compared. In whatever order
 * devices are merged, and however often, the outcome is the same, so nobody has to come first.
 */

import type { OwnProgress } from "../lib/types/api.ts";
import { empty, whole, type Results } from "../puzzles/results.ts";

/** The server keeps this many puzzles of the day, the latest ones. A device keeps all of its own. */
const MOST_DAYS = 800;
const MOST = 1_000_000;
const MOST_RATING = 10_000;
const NAME = /^[\w-]{1,40}$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

const isRecord = (found: unknown): found is Record<string, unknown> =>
  typeof found === "object" && found !== null && !Array.isArray(found);
const isCount = (found: unknown): found is number => Number.isInteger(found) && (found as number) >= 0 && (found as number) <= MOST;

/** Return the entries in one order, so that equal progress is equal as text. */
function sorted<Value>(entries: Iterable<[string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].sort(([one], [other]) => (one < other ? -1 : 1)));
}

const named = <Value>(found: Record<string, Value>, name = NAME): Record<string, Value> =>
  sorted(Object.entries(found).filter(([key]) => name.test(key)));

function puzzles(found: unknown): Results {
  let { rating, rated, streak, best, done, days } = empty();
  try {
    ({ rating, rated, streak, best, done, days } = whole(found));
  } catch {
    // What is torn is nothing.
  }
  const counts = [rated, streak, best].map((each) => Math.min(each, MOST));
  const games = Object.entries(named(done)).map(([game, each]): [string, Results["days"]] => [game, named(each)]);
  return {
    rating: Math.max(0, Math.min(rating, MOST_RATING)),
    ...{ rated: counts[0], streak: counts[1], best: counts[2] },
    ...{ done: sorted(games.filter(([, each]) => Object.keys(each).length)), days: named(days, DAY) },
  };
}

function lessons(found: unknown): OwnProgress["lessons"] {
  if (!isRecord(found)) return {};
  const steps = Object.entries(named(found)).flatMap(([game, each]): [string, { done: number; all: number }][] =>
    isRecord(each) && isCount(each.done) && each.done > 0 && isCount(each.all) ? [[game, { done: each.done, all: each.all }]] : [],
  );
  return sorted(steps);
}

/** Return the progress in whatever a device or the server has: each part that is torn, or no such thing, is empty. */
export function cleaned(found: unknown): OwnProgress {
  const parts = isRecord(found) ? found : {};
  return { puzzles: puzzles(parts.puzzles), lessons: lessons(parts.lessons) };
}

/** Return the greater of two lists of numbers: the first number that differs decides. */
function greater<Each>(one: Each, other: Each, by: (each: Each) => number[]): Each {
  const [a, b] = [by(one), by(other)];
  const n = a.findIndex((each, at) => each !== b[at]);
  return n < 0 || a[n] > b[n] ? one : other;
}

function united<Value>(
  one: Record<string, Value>,
  other: Record<string, Value>,
  both: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const all = new Map(Object.entries(one));
  for (const [key, value] of Object.entries(other)) all.set(key, all.has(key) ? both(all.get(key)!, value) : value);
  return sorted(all);
}

/**
 * Return what two devices know together. A puzzle that both have solved counts as the lower score: whoever sees it again
 * knows the answer, so that is the first one. The rating, with its streak, is that of the device that has rated more.
 */
export function merged(one: OwnProgress, other: OwnProgress): OwnProgress {
  const [a, b] = [one.puzzles, other.puzzles];
  const { rating, rated, streak } = greater(a, b, (each) => [each.rated, each.rating, each.streak]);
  const done = united(a.done, b.done, (these, those) => united(these, those, Math.min));
  return {
    puzzles: { rating, rated, streak, best: Math.max(a.best, b.best), done, days: united(a.days, b.days, Math.min) },
    lessons: united(one.lessons, other.lessons, (these, those) => greater(these, those, ({ done, all }) => [done, all])),
  };
}

/** Return what the server is to keep of it. */
export function shared({ puzzles, lessons }: OwnProgress): OwnProgress {
  const days = Object.entries(puzzles.days).sort(([one], [other]) => (one < other ? -1 : 1));
  return { puzzles: { ...puzzles, days: Object.fromEntries(days.slice(-MOST_DAYS)) }, lessons };
}

export const isSame = (one: OwnProgress, other: OwnProgress): boolean => JSON.stringify(one) === JSON.stringify(other);
