/** What a list says about a table: who else plays there, and how it ended. */

import { list, t } from "../lib/i18n.svelte.ts";
import { name } from "../lib/me.svelte.ts";
import type { Listed, ListedSeat } from "../lib/types/api.ts";
import { verdict } from "../table/seatNames.ts";

function nameOf({ name, level }: ListedSeat): string {
  return level === null ? name : t("web-home-against-level", { bot: t(`web-bot-${level}`), level });
}

function names(seats: ListedSeat[]): string {
  return list([...new Set(seats.map(nameOf))].filter(Boolean));
}

/** Return the names of the others, also of those who share this screen with us. */
export function others({ seats }: Listed): string {
  const isAlone = seats.filter(({ yours }) => yours).length === 1;
  return names(seats.filter((seat) => !seat.yours || (!isAlone && seat.name !== name())));
}

/** Return where a table stands; of a game that is over, how it has ended. */
export function state({ status, your_turn, seats, result }: Listed): string {
  if (your_turn) return t("web-home-your-turn");
  // What earlier versions stored on a device has no result.
  if (status !== "over" || result === undefined) return t(`web-home-status-${status}`);
  const mine = seats.flatMap(({ yours }, seat) => (yours ? [seat] : []));
  const { said, won } = verdict(result, mine);
  return t(`web-home-${said}`, { names: names(won.map((seat) => seats[seat])) });
}
