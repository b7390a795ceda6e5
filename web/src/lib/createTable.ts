/** Creates a table and takes seats at it. */

import { go } from "../router.svelte.ts";
import { newId } from "./api.ts";
import { sendUntilKnown } from "./doubts.svelte.ts";
import { keepDice } from "./keptDice.ts";
import { sure } from "./me.svelte.ts";
import { levelIn } from "./settings.svelte.ts";
import type { GameInfo, Made, NewTable } from "./types/api.ts";

/** Everyone adds their own number to the dice, after they have seen the server's commitment. */
export async function sit(
  { id: table, commitment }: Pick<Made, "id" | "commitment">, seat: number, name: string, rated: boolean,
): Promise<void> {
  const nonce = newId(16);
  const command = { id: newId(), do: "sit", seat, name, nonce, commitment, rated };
  const takeBack = keepDice(table, commitment, seat, nonce);
  try {
    await sendUntilKnown("POST", `/api/tables/${table}/do`, command);
  } catch (error) {
    takeBack();
    throw error;
  }
}

/** Create a table, take the seats that `names` has, and go there, unless another page was opened meanwhile. */
export async function createTable(wanted: NewTable, names: Record<number, string>): Promise<void> {
  const from = location.href;
  const made = await sendUntilKnown<Made>("POST", "/api/tables", { ...wanted, id: newId() });
  for (const [seat, name] of Object.entries(names)) await sit(made, Number(seat), name, wanted.rated);
  if (location.href === from) go(`/table/${made.id}`);
}

/** Start a game against bots at once. */
export async function playNow(game: GameInfo): Promise<void> {
  const usual = game.options.find((option) => option.name === "players")?.default as number | undefined;
  const seats: NewTable["seats"] = [{ kind: "person" }];
  while (seats.length < (usual ?? game.players[0])) seats.push({ kind: "bot", level: levelIn(game.name) });
  const rest = { options: {}, clock: { kind: "none" }, public: false, order: "lot", rated: false } as const;
  await createTable({ game: game.name, seats, ...rest }, { 0: await sure() });
}
