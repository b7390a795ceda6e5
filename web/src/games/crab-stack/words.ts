/** Crab Stack in words: moves, questions, and the position for people who cannot see it. */

import { list, t, type Message } from "../../lib/i18n.svelte.ts";
import { COLOURS, crabsOf, parseMove } from "./notation.ts";
import type { View } from "./view.types.ts";

export function words(move: string): Message {
  const parsed = parseMove(move);
  if ("keep" in parsed) return { key: "crab-stack-ui-move-keeps", params: { cell: parsed.keep } };
  return { key: "crab-stack-ui-move-goes", params: parsed };
}

export function ask(view: View): Message {
  const count = Object.keys(view.choice).length;
  return count ? { key: "crab-stack-ui-ask-keep", params: { count } } : { key: "crab-stack-ui-ask-go", params: {} };
}

/** Return why the game has ended. */
export function ended({ alive }: View): Message {
  return alive.length === 1
    ? { key: "crab-stack-ui-ended-won", params: { seat: alive[0] } }
    : { key: "crab-stack-ui-ended-drawn", params: {} };
}

/** The whole position: the players, then every stack. */
export function describe(view: View): Message[] {
  const stacks = Object.entries(view.cells).filter(([, stack]) => stack);
  const found: Message[] = [];
  for (let seat = 0; seat < view.players; seat++) {
    const own = stacks.flatMap(([, stack]) => crabsOf(stack)).filter((crab) => crab[0] === COLOURS[seat]).length;
    const free = stacks.filter(([, stack]) => stack.at(-2) === COLOURS[seat]).length;
    const key = view.alive.includes(seat) ? "crab-stack-ui-say-player" : "crab-stack-ui-say-out";
    found.push({ key, params: { seat, free, covered: own - free } });
  }
  for (const [cell, stack] of stacks) found.push({ key: "crab-stack-ui-say-stack", params: { stack: rock(cell, stack) } });
  const bare = Object.keys(view.cells).length - stacks.length;
  if (bare) found.push({ key: "crab-stack-ui-say-bare", params: { count: bare } });
  return found;
}

/** "large red crab" */
export function crabName(crab: string): string {
  return t("crab-stack-ui-crab", { colour: crab[0], size: crab[1] });
}

/** "b2: large red crab on top of medium blue crab, small red crab" */
export function rock(cell: string, stack: string): string {
  const [top, ...below] = crabsOf(stack).reverse().map(crabName);
  if (!top) return t("crab-stack-ui-rock-bare", { cell });
  if (!below.length) return t("crab-stack-ui-rock-one", { cell, crab: top });
  return t("crab-stack-ui-rock-stack", { cell, crab: top, crabs: list(below, "unit") });
}
