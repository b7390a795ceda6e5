import { settings } from "../../lib/settings.svelte.ts";
import type { GameUi } from "../board.ts";
import Board from "./Board.svelte";
import { remembered } from "./view.ts";
import { ask, describe, ended, words } from "./words.ts";

const survive: GameUi = {
  Board,
  words,
  ask,
  ended,
  describe: (view, seat) => describe(settings.values ? view : remembered(view), seat),
  ratio: 1.35,
  colour: (seat) => ["red", "blue", "green", "yellow"][seat],
};

export default survive;
