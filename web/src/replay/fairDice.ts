/**
 * Fair dice, drawn again from a record, as `table/dice.py` draws them: outcome n is HMAC-SHA-256(secret; table, n,
 * nonces) over the integer weights, by rejection. The hashes are plain JavaScript: `crypto.subtle` does not
 * exist without HTTPS, which a friend's phone on the home network does not use.
 *
 * The deal is drawn, too, but only the rules know what a seed deals: the server checks that part.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { KeptDice } from "../lib/keptDice.ts";

const SPACE = 1n << 256n;
const SEED_BITS = 62n;
/** The number of the draw that says who begins. */
const LOT = -1;

export type Verdict =
  /** `kept`: how many nonces were compared with those that this browser kept; null if it kept nothing of this table. */
  | { kind: "fair"; outcomes: number; seed: bigint; kept: number | null }
  | { kind: "none" }
  | { kind: "secret" }
  /** The record is of another table: whoever wrote it could have tried one id after another. */
  | { kind: "other-table" }
  /** The record's commitment, or the nonce of a seat, differs from the one that this browser kept. */
  | { kind: "other-commitment"; kept: string; found: string }
  | { kind: "other-nonce"; seat: number; kept: string; found: string }
  /** According to the record itself, a seat saw another commitment. */
  | { kind: "other-shown"; seat: number }
  /** The first player is not the one that the dice say. */
  | { kind: "first" }
  /** `number` counts the outcomes from 1; `move` the moves. */
  | { kind: "outcome"; number: number; move: number; made: string; drawn: string };

interface Drawn {
  move: number;
  outcomes: string[];
  weights: number[];
}

function bytes(hex: string): Uint8Array | null {
  if (hex.length % 2 || !/^[0-9a-f]*$/i.test(hex)) return null;
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const hex = (found: Uint8Array): string => Array.from(found, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Return 256 bits for draw n; `again` counts up when a number had to be rejected. */
export function number(secret: Uint8Array, table: string, nonces: string[], n: number, again = 0): bigint {
  const message = new TextEncoder().encode([table, n, again, ...nonces].join("\n"));
  return BigInt("0x" + hex(hmac(sha256, secret, message)));
}

/** Return draw 0: the seed of the deal. */
export function seed(secret: Uint8Array, table: string, nonces: string[]): bigint {
  return number(secret, table, nonces, 0) >> (256n - SEED_BITS);
}

/** Return the outcome of the first number in a sequence that does not favour any outcome. */
export function pick(numbers: (again: number) => bigint, weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  let again = 0;
  while (numbers(again) >= SPACE - (SPACE % total)) again++;
  let left = numbers(again) % total;
  return weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
}

/** Return draw n: one of the outcomes. */
export function draw(secret: Uint8Array, table: string, nonces: string[], n: number, weights: number[]): number {
  return pick((again) => number(secret, table, nonces, n, again), weights);
}

const isText = (value: unknown): value is string => typeof value === "string";
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isDrawn(value: any): value is Drawn {
  return (
    Number.isInteger(value?.move) &&
    isTexts(value.outcomes) &&
    Array.isArray(value.weights) &&
    value.weights.length === value.outcomes.length &&
    value.weights.every((weight: unknown) => Number.isSafeInteger(weight) && Number(weight) >= 0) &&
    value.weights.some(Boolean)
  );
}

/** Compare a record with what this browser kept, and with what the seats saw by the record; null if all agree. */
function compare({ id, commitment, nonces, commitments }: any, kept: KeptDice | null): Verdict | null {
  if (kept && kept.table !== id) return { kind: "other-table" };
  if (kept && kept.commitment !== commitment)
    return { kind: "other-commitment", kept: kept.commitment, found: commitment };
  for (const [seat, nonce] of Object.entries(kept?.nonces ?? {}))
    if (nonces[Number(seat)] !== nonce)
      return { kind: "other-nonce", seat: Number(seat), kept: nonce, found: nonces[Number(seat)] ?? "" };
  const shown: unknown[] = Array.isArray(commitments) ? commitments : [];
  const seat = shown.findIndex((each) => each !== null && each !== commitment);
  return seat < 0 ? null : { kind: "other-shown", seat };
}

/**
 * Draw everything in a record again. `kept`: what this browser kept of the table. Without it, the check proves only that
 * the record agrees with itself.
 */
export function check(record: any, kept: KeptDice | null): Verdict {
  const table = record?.extra?.table;
  const { id, commitment, secret, nonces, order, first } = table ?? {};
  if (![id, commitment, secret].every(isText) || !isTexts(nonces) || !isTexts(record.moves)) return { kind: "none" };
  const drawn: unknown = record.chance;
  if (!Array.isArray(drawn) || !drawn.every(isDrawn)) return { kind: "none" };
  const other = compare(table, kept);
  if (other) return other;
  const key = bytes(secret);
  if (!key || hex(sha256(key)) !== commitment) return { kind: "secret" };
  if (order === "lot" && first !== draw(key, id, nonces, LOT, nonces.map(() => 1))) return { kind: "first" };
  for (const [at, { move, outcomes, weights }] of drawn.entries()) {
    const should = outcomes[draw(key, id, nonces, move, weights)];
    const made = record.moves[move - 1];
    if (made !== should) return { kind: "outcome", number: at + 1, move, made: made ?? "", drawn: should };
  }
  return { kind: "fair", outcomes: drawn.length, seed: seed(key, id, nonces), kept: kept && Object.keys(kept.nonces).length };
}
