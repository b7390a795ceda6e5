/** Making a table and sitting down at it. */

import { go } from "../router.svelte.ts";
import { newId, post } from "./api.ts";
import { sure } from "./me.svelte.ts";
import { settings } from "./settings.svelte.ts";
import type { GameInfo, Made, NewTable } from "./types/api.ts";
import { LIMITS } from "./types/limits.ts";

/** Of bots. */
export const LEVELS = Array.from({ length: LIMITS.BotSeat.level.most }, (_, n) => n + 1);

/** Everyone adds a number of their own to the dice, after having seen what the server committed to. */
export async function sit(table: string, seat: number, name: string, token = ""): Promise<void> {
  await post(`/api/tables/${table}/do`, { id: newId(), do: "sit", seat, name, nonce: newId(16), token });
}

/** Make a table, sit down where `names` has one, and go there. */
export async function createTable(wanted: NewTable, names: Record<number, string>): Promise<void> {
  const made = await post<Made>("/api/tables", wanted);
  for (const [seat, name] of Object.entries(names)) await sit(made.id, Number(seat), name);
  go(`/table/${made.id}`);
}

/** Against bots, at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const usual = game.options.find((option) => option.name === "players")?.default as number | undefined;
  const seats: NewTable["seats"] = [{ kind: "person" }];
  while (seats.length < (usual ?? game.players[0])) seats.push({ kind: "bot", level: settings.level });
  await createTable({ game: game.name, seats, options: {}, clock: { kind: "none" }, public: false }, { 0: await sure() });
}
