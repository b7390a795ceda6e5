import { beforeEach, expect, it, vi } from "vitest";
import { forgetNonce, keepDice, keptDice } from "../src/lib/keptDice.ts";

let stored: Record<string, string>;

beforeEach(() => {
  stored = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
  });
});

it("keeps the commitment that was shown first, and a nonce for each seat", () => {
  keepDice("t", "aa", 0, "01");
  keepDice("t", "bb", 1, "02");
  expect(keptDice("t")).toEqual({ table: "t", commitment: "aa", nonces: { 0: "01", 1: "02" } });
  forgetNonce("t", 0);
  expect(keptDice("t")).toEqual({ table: "t", commitment: "aa", nonces: { 1: "02" } });
  expect(keptDice("u")).toBeNull();
});

it("takes back what was kept for a seat that was refused, and nothing else", () => {
  keepDice("t", "aa", 0, "01")();
  expect(keptDice("t")).toBeNull();
  const takeBack = keepDice("t", "aa", 0, "01");
  keepDice("t", "aa", 1, "02");
  keepDice("t", "aa", 1, "03")();
  expect(keptDice("t")?.nonces).toEqual({ 0: "01", 1: "02" });
  takeBack();
  takeBack();
  expect(keptDice("t")?.nonces).toEqual({ 1: "02" });
});

it("forgets the oldest tables first, and keeps no more than 300", () => {
  for (let n = 0; n < 305; n++) keepDice(`t${n}`, "aa", 0, "01");
  expect(JSON.parse(stored["strandline-dice"])).toHaveLength(300);
  expect([keptDice("t4"), keptDice("t5")?.table]).toEqual([null, "t5"]);
});

it("takes no harm from what it does not understand", () => {
  stored["strandline-dice"] = '[5, {"table": "t"}, null]';
  expect(keptDice("t")).toBeNull();
  stored["strandline-dice"] = "{";
  keepDice("t", "aa", 0, "01");
  expect(keptDice("t")?.commitment).toBe("aa");
});
