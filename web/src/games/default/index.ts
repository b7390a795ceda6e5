/** The board of any game without its own; `../board.ts` describes what it reads. */

import type { GameUi } from "../board.ts";
import Board from "./Board.svelte";
import { colour } from "./view.ts";
import { ask, describe, words } from "./words.ts";

export function defaultUi(game: string): GameUi {
  return { Board, words, ask: () => ask(game), describe, colour };
}
