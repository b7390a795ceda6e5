/** The games that the browser has a board for, each loaded when it is needed. */

import type { GameUi } from "./board.ts";

const boards = import.meta.glob<{ default: GameUi }>("./*/index.ts");
export const GAMES = Object.keys(boards).map((path) => path.split("/")[1]);

/** By the server's name of the game: "crab-stack" is the folder `crab-stack`. */
export async function load(name: string): Promise<GameUi> {
  const found = boards[`./${name}/index.ts`];
  if (!found) throw new Error(`no board for ${name}`);
  const { default: ui } = await found();
  here.set(name, ui);
  return ui;
}

const here = new Map<string, GameUi>();

/** The same without waiting, where it has been loaded. */
export function loaded(name: string): GameUi | null {
  return here.get(name) ?? null;
}
