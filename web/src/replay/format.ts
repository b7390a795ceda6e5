/** Formats chances and points in the reader's digits. */

import { list, number, t } from "../lib/i18n.svelte.ts";
import type { Player } from "./replaySession.svelte.ts";

export const percent = (share: number): string => number(share, { style: "percent", maximumFractionDigits: 0 });

/** Hundredths of a win, with their sign. */
export const points = (share: number): string =>
  number(100 * share, { maximumFractionDigits: Math.abs(share) < 0.0995 ? 1 : 0, signDisplay: "exceptZero" });

/** "12 points", without a sign. */
export const pointsText = (share: number): string => t("web-replay-points", { points: Math.round(100 * Math.abs(share)) });

/** "Red 54 %, Blue 46 %" */
export function chancesText(players: Player[], chances: number[]): string {
  const texts = players.map(({ name, seat }) => t("web-replay-curve-point", { name, percent: percent(chances[seat]) }));
  return list(texts, "unit");
}
