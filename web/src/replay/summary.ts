/** A finished game in words: what each player owes to luck, and gave away. */

import { number, t } from "../lib/i18n.svelte.ts";
import type { Player } from "./replaySession.svelte.ts";
import type { Course } from "./types.ts";

/** Less is not worth a word. */
const LEAST = 0.05;

/** "You were lucky (+20) but gave away 115." */
export function summaryText(course: Course, player: Player, you: number | null): string {
  const [luck, loss] = [course.luck[player.seat], course.loss[player.seat]];
  const chance = luck >= LEAST ? "lucky" : luck <= -LEAST ? "unlucky" : "even";
  const given = loss >= LEAST ? "gave" : "clean";
  const params = { name: player.name, luck: number(Math.round(100 * luck), { signDisplay: "exceptZero" }), loss: Math.round(100 * loss) };
  return t(player.seat === you ? `web-replay-sum-${chance}-${given}-you` : `web-replay-sum-${chance}-${given}`, params);
}
