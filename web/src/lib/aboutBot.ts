/** What there is to say about a level's bot. */

import { number, t } from "./i18n.svelte.ts";

/** Return who the bot is and, if it was measured, in how many of 100 won positions each level finds a winning move. */
export function aboutBot(level: number, winsKept?: number[]): string {
  const is = t(`web-bot-${level}-is`);
  if (!winsKept) return is;
  const share = number(winsKept[level - 1] / 100, { style: "percent" });
  return `${is} ${t("web-bot-wins", { share })}`;
}
