import type { GameUi } from "../board.ts";
import Board from "./Board.svelte";
import { ask, describe, ended, words } from "./words.ts";

const crabStack: GameUi = {
  Board,
  words,
  ask,
  ended,
  describe,
  colour: (seat) => ["red", "blue", "green", "yellow"][seat],
};

export default crabStack;
