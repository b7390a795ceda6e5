/** The board of each game, loaded when it is needed: its own, or the default one. */

import { games, lessons } from "virtual:words";
import type { GameUi } from "./board.ts";

const boards = import.meta.glob<{ default: GameUi }>(["./*/index.ts", "!./default/index.ts"]);
/** The names of all games, and of those that have a guided first game. */
export const [GAMES, LESSONS] = [games, lessons];

/** By the server's name of the game: "crab-stack" is the folder `crab-stack`. */
export async function load(name: string): Promise<GameUi> {
  const own = boards[`./${name}/index.ts`];
  const ui = own ? (await own()).default : (await import("./default/index.ts")).defaultUi(name);
  here.set(name, ui);
  return ui;
}

const here = new Map<string, GameUi>();

/** Return the same without waiting, if it is loaded. */
export function loaded(name: string): GameUi | null {
  return here.get(name) ?? null;
}
