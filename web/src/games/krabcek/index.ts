import type { GameUi } from "../board.ts";
import Board from "./Board.svelte";
import { ask, colour, describe, words } from "./words.ts";

export default { Board, words, ask, describe, colour, ended: (view) => ask(view, []) } satisfies GameUi;
