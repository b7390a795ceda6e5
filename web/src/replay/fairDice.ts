/**
 * Fair dice, drawn again from a record, as `table/dice.py` draws them: outcome n is HMAC-SHA-256(secret; table, n,
 * nonces) over the integer weights, by rejection. The hashes are plain JavaScript: `crypto.subtle` is not there
 * without HTTPS, and a friend's phone on the home network has none.
 *
 * The deal is drawn too, but only the rules know what a seed deals: that part is the server's to say.
 */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";

const SPACE = 1n << 256n;
const SEED_BITS = 62n;

export type Verdict =
  | { kind: "fair"; outcomes: number; seed: bigint }
  | { kind: "none" }
  | { kind: "secret" }
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

/** 256 bits for draw n; `again` counts up where a number had to be rejected. */
export function number(secret: Uint8Array, table: string, nonces: string[], n: number, again = 0): bigint {
  const message = new TextEncoder().encode([table, n, again, ...nonces].join("\n"));
  return BigInt("0x" + hex(hmac(sha256, secret, message)));
}

/** Draw 0: the seed that deals. */
export function seed(secret: Uint8Array, table: string, nonces: string[]): bigint {
  return number(secret, table, nonces, 0) >> (256n - SEED_BITS);
}

/** The first of a row of numbers that favours no outcome, as the outcome that it falls on. */
export function pick(numbers: (again: number) => bigint, weights: number[]): number {
  const total = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  let again = 0;
  while (numbers(again) >= SPACE - (SPACE % total)) again++;
  let left = numbers(again) % total;
  return weights.findIndex((weight) => (left -= BigInt(weight)) < 0n);
}

/** Draw n: which of the outcomes. */
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

/** Draw everything again that a record tells of. */
export function check(record: any): Verdict {
  const table = record?.extra?.table;
  const { id, commitment, secret, nonces } = table ?? {};
  if (![id, commitment, secret].every(isText) || !isTexts(nonces) || !isTexts(record.moves)) return { kind: "none" };
  const drawn: unknown = record.chance;
  if (!Array.isArray(drawn) || !drawn.every(isDrawn)) return { kind: "none" };
  const key = bytes(secret);
  if (!key || hex(sha256(key)) !== commitment) return { kind: "secret" };
  for (const [at, { move, outcomes, weights }] of drawn.entries()) {
    const should = outcomes[draw(key, id, nonces, move, weights)];
    const made = record.moves[move - 1];
    if (made !== should) return { kind: "outcome", number: at + 1, move, made: made ?? "", drawn: should };
  }
  return { kind: "fair", outcomes: drawn.length, seed: seed(key, id, nonces) };
}
