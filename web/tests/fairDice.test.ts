import { describe, expect, it } from "vitest";
import { check, draw, number, pick, seed } from "../src/replay/fairDice.ts";
// What Python's dice say; tests/server/test_dice.py holds the file to them.
import vector from "./dice.json";

const secret = Uint8Array.from(vector.secret.match(/../g)!, (pair) => parseInt(pair, 16));
const { table, nonces } = vector;
const forged = (change: (record: any) => void): any => {
  const record = structuredClone(vector.record);
  change(record);
  return record;
};

describe("fair dice", () => {
  it("are the same numbers as the server's", () => {
    const asked = [[0, 0], [1, 0], [1, 1], [12, 0]];
    expect(asked.map(([n, again]) => String(number(secret, table, nonces, n, again)))).toEqual(vector.numbers);
    expect(String(seed(secret, table, nonces))).toBe(vector.seed);
  });

  it("fall as the server's do", () => {
    for (const { n, weights, outcome } of vector.draws) expect(draw(secret, table, nonces, n, weights)).toBe(outcome);
  });

  it("reject a number that would favour some outcome", () => {
    const numbers = [(1n << 256n) - 1n, 5n];
    expect(pick((again) => numbers[again], [1, 1, 1])).toBe(2);
    expect(pick((again) => numbers[again], [1, 1])).toBe(1);
  });

  it("are fair in a fair game", () => {
    expect(check(vector.record)).toEqual({
      kind: "fair",
      outcomes: vector.record.chance.length,
      seed: BigInt(vector.seed),
    });
  });

  it("need no crypto.subtle", () => {
    const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, "subtle")!;
    Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined, configurable: true });
    try {
      expect(crypto.subtle).toBeUndefined();
      expect(check(vector.record).kind).toBe("fair");
    } finally {
      Object.defineProperty(Crypto.prototype, "subtle", subtle);
    }
  });

  it("tell which outcome is forged", () => {
    const third = vector.record.chance[2];
    const made = vector.record.moves[third.move - 1];
    const other = third.outcomes.find((each) => each !== made)!;
    const record = forged((found) => (found.moves[third.move - 1] = other));
    expect(check(record)).toEqual({ kind: "outcome", number: 3, move: third.move, made: other, drawn: made });
  });

  it("tell when the secret is another", () => {
    expect(check(forged((found) => (found.extra.table.secret = "cd".repeat(32)))).kind).toBe("secret");
    expect(check(forged((found) => (found.extra.table.secret = "zz"))).kind).toBe("secret");
    expect(check(forged((found) => (found.extra.table.nonces = ["", ""]))).kind).toBe("outcome");
  });

  it("are none where something is missing", () => {
    expect(check({})).toEqual({ kind: "none" });
    expect(check(null)).toEqual({ kind: "none" });
    for (const name of ["id", "commitment", "secret", "nonces"])
      expect(check(forged((found) => delete found.extra.table[name])).kind).toBe("none");
    expect(check(forged((found) => delete found.chance)).kind).toBe("none");
    expect(check(forged((found) => (found.chance[0].weights = [0, 0]))).kind).toBe("none");
  });
});
