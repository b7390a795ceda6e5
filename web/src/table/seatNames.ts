/** What those at a table are called. */

import { number, t } from "../lib/i18n.svelte.ts";
import type { Now } from "../lib/types/messages.ts";

export function nameOf(now: Now, seat: number): string {
  const { kind, level, name } = now.seats[seat];
  if (kind === "bot") return t("web-table-bot", { level: level ?? 1 });
  return name || t("web-table-seat", { number: number(seat + 1) });
}

/** A name that no other at the table has: of two who are called alike the colour is told, too. */
export function fullName(now: Now, seat: number, colour: string | undefined): string {
  const name = nameOf(now, seat);
  const isOnly = now.seats.every((_, other) => other === seat || nameOf(now, other) !== name);
  return isOnly || !colour ? name : t("web-table-of-colour", { name, colour: t("web-table-colour", { colour }) });
}

/** Who has won, by the shares of the result: one, or several who share. */
export function winners(result: string[] | null): number[] {
  const shares = (result ?? []).map((share) => {
    const [part, whole] = share.split("/").map(Number);
    return part / (whole || 1);
  });
  const best = Math.max(...shares);
  return shares.flatMap((share, seat) => (share === best && share > 0 ? [seat] : []));
}

export const DAY = 86_400_000;

/** Milliseconds as a clock shows them, in the language's digits. */
export function clock(left: number): string {
  const seconds = Math.ceil(Math.max(0, left) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return t("web-table-days", { days: Math.floor(hours / 24), hours: number(hours % 24) });
  const two = { minimumIntegerDigits: 2 };
  const end = `${number(minutes, hours ? two : {})}:${number(seconds % 60, two)}`;
  return hours ? `${number(hours)}:${end}` : end;
}
