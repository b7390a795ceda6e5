import { describe, expect, it } from "vitest";
import { check, draw, number, pick, seed } from "../src/replay/fairDice.ts";
// The results of Python's dice; tests/server/test_dice.py checks the file against them.
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
    expect(check(vector.record, null)).toEqual({
      kind: "fair",
      outcomes: vector.record.chance.length,
      seed: BigInt(vector.seed),
      kept: null,
    });
  });

  it("need no crypto.subtle", () => {
    const subtle = Object.getOwnPropertyDescriptor(Crypto.prototype, "subtle")!;
    Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined, configurable: true });
    try {
      expect(crypto.subtle).toBeUndefined();
      expect(check(vector.record, null).kind).toBe("fair");
    } finally {
      Object.defineProperty(Crypto.prototype, "subtle", subtle);
    }
  });

  it("tell which outcome is forged", () => {
    const third = vector.record.chance[2];
    const made = vector.record.moves[third.move - 1];
    const other = third.outcomes.find((each) => each !== made)!;
    const record = forged((found) => (found.moves[third.move - 1] = other));
    expect(check(record, null)).toEqual({ kind: "outcome", number: 3, move: third.move, made: other, drawn: made });
  });

  it("tell when the secret is another", () => {
    expect(check(forged((found) => (found.extra.table.secret = "cd".repeat(32))), null).kind).toBe("secret");
    expect(check(forged((found) => (found.extra.table.secret = "zz")), null).kind).toBe("secret");
    expect(check(forged((found) => (found.extra.table.nonces = ["", ""])), null).kind).toBe("outcome");
  });

  it("are compared with what this browser kept", () => {
    const { commitment } = vector.record.extra.table;
    const kept = { table, commitment, nonces: { 1: nonces[1] } };
    expect(check(vector.record, kept)).toMatchObject({ kind: "fair", kept: 1 });
    const another = "ef".repeat(32);
    expect(check(vector.record, { ...kept, commitment: another })).toEqual({
      kind: "other-commitment",
      kept: another,
      found: commitment,
    });
    expect(check(vector.record, { ...kept, table: "u" })).toEqual({ kind: "other-table" });
    const other = { kind: "other-nonce", seat: 1, kept: nonces[0], found: nonces[1] };
    expect(check(vector.record, { ...kept, nonces: { 1: nonces[0] } })).toEqual(other);
    const none = { kind: "other-nonce", seat: 5, kept: nonces[0], found: "" };
    expect(check(vector.record, { ...kept, nonces: { 5: nonces[0] } })).toEqual(none);
  });

  it("are not fair if the record says that a seat was shown another commitment", () => {
    const shown = (...found: (string | null)[]) => forged((record) => (record.extra.table.commitments = found));
    const { commitment } = vector.record.extra.table;
    expect(check(shown(null, commitment), null).kind).toBe("fair");
    expect(check(shown(commitment, "ef".repeat(32)), null)).toEqual({ kind: "other-shown", seat: 1 });
  });

  it("tell when another was drawn to begin", () => {
    const first = draw(secret, table, nonces, -1, [1, 1]);
    const says = (told: object) => check(forged((found) => Object.assign(found.extra.table, told)), null).kind;
    expect(vector.first).toBe(first);
    expect(says({ order: "lot", first })).toBe("fair");
    expect(says({ order: "lot", first: 1 - first })).toBe("first");
    expect(says({ order: "lot" })).toBe("first");
    expect(says({ order: "listed", first: null })).toBe("fair");
  });

  it("are none where something is missing", () => {
    expect(check({}, null)).toEqual({ kind: "none" });
    expect(check(null, null)).toEqual({ kind: "none" });
    for (const name of ["id", "commitment", "secret", "nonces"])
      expect(check(forged((found) => delete found.extra.table[name]), null).kind).toBe("none");
    expect(check(forged((found) => delete found.chance), null).kind).toBe("none");
    expect(check(forged((found) => (found.chance[0].weights = [0, 0])), null).kind).toBe("none");
  });
});
