import type { GameUi } from "../board.ts";
import Board from "./Board.svelte";
import { ask, colour, describe, ended, words } from "./words.ts";

export default { Board, words, ask, describe, colour, ended, ratio: 0.74 } satisfies GameUi;
