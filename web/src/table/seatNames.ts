/** The names of the players at a table. */

import { has, number, t } from "../lib/i18n.svelte.ts";
import type { Now } from "../lib/types/messages.ts";

export { verdict, winners } from "./winners.ts";

export function nameOf(now: Now, seat: number): string {
  const { kind, level, name } = now.seats[seat];
  if (kind === "bot") return t("web-table-bot", { bot: t(`web-bot-${level ?? 1}`), level: level ?? 1 });
  return name || t("web-table-seat", { number: number(seat + 1) });
}

/** Return a unique name at the table: if two players have the same name, the colour is added. */
export function fullName(now: Now, seat: number, colour: string | undefined): string {
  const name = nameOf(now, seat);
  const isOnly = now.seats.every((_, other) => other === seat || nameOf(now, other) !== name);
  return isOnly || !colour ? name : t("web-table-of-colour", { name, colour: t("web-table-colour", { colour }) });
}

/** Return a sentence that says which colour begins. */
export function firstDoes(game: string): string {
  return has(`${game}-ui-first`) ? t(`${game}-ui-first`) : t("web-table-first", { colour: t(`${game}-seat`, { seat: 0 }) });
}

export const DAY = 86_400_000;

/** Return milliseconds as a clock shows them, in the language's digits. */
export function clock(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return t("web-table-days", { days: Math.floor(hours / 24), hours: number(hours % 24) });
  const two = { minimumIntegerDigits: 2 };
  const end = `${number(minutes, hours ? two : {})}:${number(seconds % 60, two)}`;
  return hours ? `${number(hours)}:${end}` : end;
}
