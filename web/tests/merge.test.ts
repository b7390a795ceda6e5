/** What devices of one person know together: in any order, however often, whatever is torn or forged. */

import { beforeEach, expect, test, vi } from "vitest";

const server = vi.hoisted(() => ({ isLocal: false, asked: [] as string[], answer: (_: string, __?: any): any => null }));
vi.mock("../src/lib/host.ts", () => ({ isLocal: () => server.isLocal }));
vi.mock("../src/lib/api.ts", () => {
  class Problem extends Error {
    constructor(readonly status: number) {
      super();
    }
  }
  const asks = async (method: string, _: string, body?: unknown) => {
    server.asked.push(method);
    const found = server.answer(method, body);
    if (typeof found === "number") throw new Problem(found);
    return found;
  };
  return {
    Problem,
    get: (path: string) => asks("GET", path),
    fetched: async (method: string, path: string, body?: unknown) => ({ json: ((found) => () => found)(await asks(method, path, body)) }),
  };
});

import type { OwnProgress } from "../src/lib/types/api.ts";
import { cleaned, isSame, merged, shared } from "../src/progress/merge.ts";
import { DELETED, deleteThere, sync, syncAsAnother, VERSION } from "../src/progress/sync.ts";
import { kept, KEY, note } from "../src/puzzles/results.ts";
import { progress, reach } from "../src/rules/progress.ts";

const stored = new Map<string, string>();
const told: string[] = [];
let there = { version: 0, deleted: 0, progress: null as unknown };

beforeEach(() => {
  stored.clear();
  told.length = 0;
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => void stored.set(key, text),
      removeItem: (key: string) => void stored.delete(key),
    },
    StorageEvent: class {
      constructor(_: string, readonly of: { key: string }) {}
    },
    dispatchEvent: ({ of }: { of: { key: string } }) => told.push(of.key),
  });
  there = { version: 0, deleted: 0, progress: null };
  Object.assign(server, { isLocal: false, asked: [], answer: honest });
});

/** Answer as the server does. */
function honest(method: string, body?: any): unknown {
  if (method === "PUT" && body.version !== there.version) return 409;
  if (method === "PUT") there = { ...there, version: there.version + 1, progress: JSON.parse(JSON.stringify(body.progress)) };
  if (method === "DELETE") there = { version: there.version + 1, deleted: there.version + 1, progress: null };
  return { ...there };
}

const puzzles = (more: object) => ({ rating: 1000, rated: 0, streak: 0, best: 0, done: {}, days: {}, ...more });
const own = (more: object, lessons = {}): OwnProgress => cleaned({ puzzles: puzzles(more), lessons });

// Merging

test("puzzles, days and lessons are united, and the rating is that of whoever has rated more", () => {
  const one = own(
    { rating: 1200, rated: 9, streak: 0, best: 4, done: { krabcek: { a: 1, b: 1 } }, days: { "2026-01-01": 1 } },
    { krabcek: { done: 5, all: 7 }, survive: { done: 1, all: 6 } },
  );
  const other = own(
    { rating: 1300, rated: 8, streak: 3, best: 6, done: { krabcek: { b: 0, c: 0.5 }, survive: { d: 1 } }, days: { "2026-01-02": 0.5 } },
    { krabcek: { done: 2, all: 7 } },
  );
  expect(merged(one, other)).toEqual({
    puzzles: {
      ...{ rating: 1200, rated: 9, streak: 0, best: 6 },
      done: { krabcek: { a: 1, b: 0, c: 0.5 }, survive: { d: 1 } },
      days: { "2026-01-01": 1, "2026-01-02": 0.5 },
    },
    lessons: { krabcek: { done: 5, all: 7 }, survive: { done: 1, all: 6 } },
  });
});

/** Return one of many devices, the same for each number. */
function device(seed: number): OwnProgress {
  let now = seed * 7919 + 17;
  const pick = (most: number): number => (now = (now * 48271) % 2147483647) % most;
  const scores = (name: (n: number) => string) =>
    Object.fromEntries(Array.from({ length: pick(5) }, () => [name(pick(5)), [0, 0.5, 1][pick(3)]]));
  return own(
    {
      ...{ rating: 900 + pick(3), rated: pick(3), streak: pick(2), best: pick(3) },
      ...{ done: { krabcek: scores((n) => `k${n}`), survive: scores((n) => String(n)) }, days: scores((n) => `2026-01-0${n + 1}`) },
    },
    { krabcek: { done: pick(4), all: 3 + pick(2) } },
  );
}

test("the order and the number of merges do not matter", () => {
  for (let n = 0; n < 300; n += 1) {
    const [a, b, c] = [device(n), device(n + 1000), device(n + 2000)];
    expect(isSame(merged(a, b), merged(b, a))).toBe(true);
    expect(isSame(merged(merged(a, b), c), merged(a, merged(b, c)))).toBe(true);
    expect(isSame(merged(a, a), a)).toBe(true);
    expect(isSame(merged(merged(a, b), b), merged(a, b))).toBe(true);
  }
});

const EMPTY = own({});

test.each([null, 3, "x", [], {}, { puzzles: [] }, { puzzles: { done: {} } }, { puzzles: puzzles({ rated: -1 }) }, { lessons: [3] }])(
  "what is torn is nothing: %o",
  (found) => expect(cleaned(found)).toEqual(EMPTY),
);

test("what is forged is left out, or cut to what the server takes", () => {
  const forged = JSON.parse(`{
    "puzzles": {
      "rating": 1e300, "rated": 1e15, "streak": 1, "best": 1, "more": 1,
      "done": { "krabcek": { "a": 1, "__proto__": 1, "<b>": 1, "c": 7, "d": "1" }, "constructor": {}, "${"x".repeat(41)}": { "a": 1 } },
      "days": { "2026-01-01": 1, "today": 1 }
    },
    "lessons": { "krabcek": { "done": 1e9, "all": 7 }, "survive": { "done": 2, "all": "7" }, "crab-stack": { "done": 2, "all": 7, "more": 1 } }
  }`);
  const found = cleaned(forged);
  expect(found.puzzles).toMatchObject({ rating: 10_000, rated: 1_000_000, days: { "2026-01-01": 1 } });
  expect(Object.keys(found.puzzles).sort()).toEqual(["best", "days", "done", "rated", "rating", "streak"]);
  expect(Object.keys(found.puzzles.done)).toEqual(["krabcek"]);
  expect(Object.entries(found.puzzles.done.krabcek).sort()).toEqual([["__proto__", 1], ["a", 1]]);
  expect(found.lessons).toEqual({ "crab-stack": { done: 2, all: 7 } });
  expect(Object.getPrototypeOf(merged(found, EMPTY).puzzles.done.krabcek)).toBe(Object.prototype);
  expect(merged(own({ done: { krabcek: {} } }), own({ done: { krabcek: { constructor: 1 } } })).puzzles.done.krabcek).toEqual({ constructor: 1 });
});

test("the server gets the latest days, and a device keeps all of its own", () => {
  const names = Array.from({ length: 900 }, (_, n) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10));
  const all = own({ days: Object.fromEntries(names.map((name) => [name, 1])) });
  expect(Object.keys(shared(all).puzzles.days)).toEqual(names.slice(-800));
  expect(isSame(shared(merged(all, shared(all))), shared(all))).toBe(true);
});

// With the server

test("who has neither solved nor learnt anything sends nothing", async () => {
  expect(await sync()).toBe(true);
  expect(server.asked).toEqual(["GET"]);
  expect(told).toEqual([]);
});

test("a second device gets all of it, and the page hears of it", async () => {
  note("krabcek", "a", 1000, 1, "2026-01-01");
  reach("survive", 3, 6);
  const before = kept().results;
  await sync();
  expect(server.asked).toEqual(["GET", "PUT"]);
  await sync();
  expect(server.asked).toEqual(["GET", "PUT", "GET"]);
  stored.clear();
  await sync();
  expect(kept().results).toEqual(before);
  expect(progress("survive")).toEqual({ done: 3, all: 6 });
  expect(told).toContain(KEY);
  expect(server.asked).toEqual(["GET", "PUT", "GET", "GET"]);
});

test("of two who write at once, the one that is refused merges again", async () => {
  note("krabcek", "a", 1000, 1);
  let isFirst = true;
  server.answer = (method, body) => {
    if (method === "PUT" && isFirst) {
      isFirst = false;
      there = { version: 1, deleted: 0, progress: own({ rated: 1, done: { krabcek: { b: 1 } } }) };
    }
    return honest(method, body);
  };
  expect(await sync()).toBe(true);
  expect(server.asked).toEqual(["GET", "PUT", "GET", "PUT"]);
  expect(cleaned(there.progress).puzzles.done).toEqual({ krabcek: { a: 1, b: 1 } });
  expect(kept().results.done).toEqual({ krabcek: { a: 1, b: 1 } });
});

test("someone who is always refused gives up until next time", async () => {
  note("krabcek", "a", 1000, 1);
  server.answer = (method) => (method === "PUT" ? 409 : { ...there });
  expect(await sync()).toBe(false);
  expect(server.asked.length).toBeLessThan(10);
  server.answer = honest;
  expect(await sync()).toBe(true);
});

test.each([0, 413, 429, 503])("nothing is lost here when the server fails with %i, and nothing is said", async (status) => {
  note("krabcek", "a", 1000, 1);
  server.answer = () => status;
  expect(await sync()).toBe(false);
  expect(kept().results.done).toEqual({ krabcek: { a: 1 } });
});

test("a device that plays alone asks nobody", async () => {
  note("krabcek", "a", 1000, 1);
  server.isLocal = true;
  expect(await sync()).toBe(false);
  expect(server.asked).toEqual([]);
});

test("torn storage is read again from the server", async () => {
  there = { version: 3, deleted: 0, progress: own({ rated: 1, done: { krabcek: { a: 1 } } }) };
  stored.set(KEY, "{");
  await sync();
  expect(kept()).toMatchObject({ isTorn: false, results: { done: { krabcek: { a: 1 } } } });
  expect(server.asked).toEqual(["GET"]);
});

// Deleting

test("what was deleted on one device is deleted on the others, and what comes after it stays", async () => {
  note("krabcek", "a", 1000, 1);
  reach("survive", 3, 6);
  await sync();
  const laptop = new Map(stored);
  stored.clear();
  await sync();
  stored.delete(KEY);
  stored.delete("strandline-learn");
  expect(await deleteThere()).toBe(true);
  expect(there).toEqual({ version: 2, deleted: 2, progress: null });
  note("krabcek", "b", 1000, 1);
  await sync();
  const phone = new Map(stored);
  stored.clear();
  for (const [key, text] of laptop) stored.set(key, text);
  await sync();
  expect(kept().results.done).toEqual({ krabcek: { b: 1 } });
  expect(progress("survive")).toBeNull();
  expect(stored.get(KEY)).toBe(phone.get(KEY));
});

test("without a connection, it is deleted next time", async () => {
  note("krabcek", "a", 1000, 1);
  await sync();
  stored.delete(KEY);
  server.answer = () => 0;
  expect(await deleteThere()).toBe(false);
  server.answer = honest;
  expect(await sync()).toBe(true);
  expect(there.progress).toBeNull();
  expect(kept().results.done).toEqual({});
  expect(stored.has(DELETED)).toBe(false);
});

test("what is deleted while the server answers does not come back", async () => {
  note("krabcek", "a", 1000, 1);
  await sync();
  server.answer = (method, body) => {
    const found = honest(method, body);
    if (method === "GET" && stored.has(KEY)) {
      stored.delete(KEY);
      stored.set(DELETED, "1");
    }
    return found;
  };
  expect(await sync()).toBe(true);
  expect(there.progress).toBeNull();
  expect(kept().results.done).toEqual({});
});

test("a browser that becomes someone else brings what it has, and deletes nothing of theirs", async () => {
  note("krabcek", "a", 1000, 1);
  stored.set(VERSION, "1");
  stored.set(DELETED, "1");
  there = { version: 9, deleted: 5, progress: own({ rated: 4, done: { krabcek: { b: 1 } } }) };
  expect(await syncAsAnother()).toBe(true);
  expect(kept().results.done).toEqual({ krabcek: { a: 1, b: 1 } });
  expect(server.asked).toEqual(["GET", "PUT"]);
});
