/** Crab Stack in words: moves, what is asked, and the position for those who cannot see it. */

import { list, t } from "../../lib/i18n.svelte.ts";
import type { Words } from "../board.ts";
import { COLOURS, crabsOf, parts, type View } from "./view.ts";

export function words(move: string): Words {
  const told = parts(move);
  if ("keep" in told) return { key: "crab-ui-move-keeps", params: { cell: told.keep } };
  return { key: "crab-ui-move-goes", params: told };
}

export function ask(view: View): Words {
  const count = Object.keys(view.choice).length;
  return count ? { key: "crab-ui-ask-keep", params: { count } } : { key: "crab-ui-ask-go", params: {} };
}

/** What has ended the game. */
export function ended({ alive }: View): Words {
  return alive.length === 1
    ? { key: "crab-ui-ended-won", params: { seat: alive[0] } }
    : { key: "crab-ui-ended-drawn", params: {} };
}

/** The whole position: the players, then every stack. */
export function describe(view: View): Words[] {
  const stacks = Object.entries(view.cells).filter(([, stack]) => stack);
  const found: Words[] = [];
  for (let seat = 0; seat < view.players; seat++) {
    const own = stacks.flatMap(([, stack]) => crabsOf(stack)).filter((crab) => crab[0] === COLOURS[seat]).length;
    const free = stacks.filter(([, stack]) => stack.at(-2) === COLOURS[seat]).length;
    const key = view.alive.includes(seat) ? "crab-ui-say-player" : "crab-ui-say-out";
    found.push({ key, params: { seat, free, covered: own - free } });
  }
  for (const [cell, stack] of stacks) found.push({ key: "crab-ui-say-stack", params: { stack: rock(cell, stack) } });
  const bare = Object.keys(view.cells).length - stacks.length;
  if (bare) found.push({ key: "crab-ui-say-bare", params: { count: bare } });
  return found;
}

/** "large red crab" */
export function crabName(crab: string): string {
  return t("crab-ui-crab", { colour: crab[0], size: crab[1] });
}

/** "b2: large red crab on top of medium blue crab, small red crab" */
export function rock(cell: string, stack: string): string {
  const [top, ...below] = crabsOf(stack).reverse().map(crabName);
  if (!top) return t("crab-ui-rock-bare", { cell });
  if (!below.length) return t("crab-ui-rock-one", { cell, crab: top });
  return t("crab-ui-rock-stack", { cell, crab: top, crabs: list(below, "unit") });
}
