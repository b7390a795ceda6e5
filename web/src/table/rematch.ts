/** The names of people at one screen go with them to the next table. */

import { go } from "../router.svelte.ts";
import type { Now } from "../lib/types/messages.ts";

const names = new Map<string, string[]>();

export function goToRematch(now: Now): void {
  if (!now.rematch) return;
  // Everyone sits one seat further.
  names.set(now.rematch, [...now.seats.slice(1), now.seats[0]].map((seat) => seat.name));
  go(`/table/${now.rematch}#sit`);
}

export function nameAt(table: string, seat: number): string {
  return names.get(table)?.[seat] ?? "";
}
