/**
 * What someone has solved and learnt is the same on all their devices: each merges its own with what the server keeps,
 * and stores there what was missing. Without the server everything stays here until next time, and nobody is disturbed.
 */

import { fetched, get, Problem } from "../lib/api.ts";
import { isLocal } from "../lib/host.ts";
import type { KeptProgress, NewProgress, OwnProgress, ProgressVersion } from "../lib/types/api.ts";
import { kept, KEY as PUZZLES } from "../puzzles/results.ts";
import { kept as steps, KEY as LESSONS, LENGTHS } from "../rules/progress.ts";
import { cleaned, isSame, merged, shared } from "./merge.ts";

const PATH = "/api/me/progress";
/** The server's version that was last merged here. */
export const VERSION = "strandline-progress-version";
/** Set when everything was deleted here, until the server has done so, too. */
export const DELETED = "strandline-progress-deleted";
const TRIES = 4;
/** Milliseconds: who solves one puzzle after another is not sent each time. */
const SOON = 2_000;

let queue: Promise<unknown> = Promise.resolve();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Merge what is here with what the server keeps; return whether both are the same now. */
export function sync(): Promise<boolean> {
  const now = queue.then(exchanged);
  queue = now;
  return now;
}

/** Merge soon, after something was solved or learnt. */
export function syncSoon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), SOON);
}

/** Delete at the server, and so on other devices, what was deleted here; return whether that is done. */
export function deleteThere(): Promise<boolean> {
  try {
    localStorage.setItem(DELETED, "1");
  } catch {
    // Without storage there was nothing here, and nothing was sent.
  }
  return sync();
}

/** This browser is another person now: merge what is here with theirs. */
export function syncAsAnother(): Promise<boolean> {
  try {
    for (const key of [VERSION, DELETED]) localStorage.removeItem(key);
  } catch {
    // As above.
  }
  return sync();
}

async function exchanged(): Promise<boolean> {
  try {
    for (let n = 0; n < TRIES && !isLocal(); n += 1) if (await attempt()) return true;
  } catch {
    // The server can't be reached, or refuses; this device has everything, and tries again next time.
  }
  return false;
}

/** Exchange once; return whether nobody has changed it meanwhile. */
async function attempt(): Promise<boolean> {
  if (localStorage.getItem(DELETED)) {
    note(((await (await fetched("DELETE", PATH)).json()) as ProgressVersion).version);
    localStorage.removeItem(DELETED);
  }
  const { version, deleted, progress } = await get<KeptProgress>(PATH);
  if (localStorage.getItem(DELETED)) return false;
  const seen = localStorage.getItem(VERSION);
  // Another device has deleted everything since.
  if (seen !== null && Number(seen) < deleted) for (const key of [PUZZLES, LENGTHS, LESSONS]) put(key, null);
  const before = here();
  const there = cleaned(progress);
  const now = merged(before, there);
  if (!isSame(now, before)) keep(now);
  note(version);
  const wanted = shared(now);
  if (isSame(wanted, there)) return true;
  try {
    const body: NewProgress = { version, progress: wanted };
    note(((await (await fetched("PUT", PATH, body)).json()) as ProgressVersion).version);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 409) return false;
    throw error;
  }
}

const note = (version: number): void => localStorage.setItem(VERSION, String(version));

function here(): OwnProgress {
  const [done, all] = [steps(), steps(LENGTHS)];
  const lessons = Object.entries(done).map(([game, each]) => [game, { done: each, all: all[game] ?? 0 }]);
  return cleaned({ puzzles: kept().results, lessons: Object.fromEntries(lessons) });
}

function keep({ puzzles, lessons }: OwnProgress): void {
  const of = (part: "done" | "all") => Object.entries(lessons).map(([game, each]): [string, number] => [game, each[part]]);
  put(PUZZLES, puzzles);
  put(LENGTHS, { ...steps(LENGTHS), ...Object.fromEntries(of("all").filter(([, all]) => all)) });
  put(LESSONS, { ...steps(), ...Object.fromEntries(of("done")) });
}

/** Store something here; this tab's page hears of it as of a change in another tab. */
function put(key: string, value: unknown): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  dispatchEvent(new StorageEvent("storage", { key }));
}
