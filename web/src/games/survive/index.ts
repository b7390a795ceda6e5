import { settings } from "../../lib/settings.svelte.ts";
import type { GameUi } from "../board.ts";
import { ahead } from "./ahead.ts";
import type { Sea } from "./layout.ts";
import Board from "./Board.svelte";
import { remembered } from "./view.ts";
import { ask, describe, ended, words } from "./words.ts";

const survive: GameUi = {
  Board,
  words,
  ask,
  ended,
  ahead: (scene, view, legal, moves) => ahead(scene as Sea, view, legal, moves),
  describe: (view, seat) => describe(settings.values ? view : remembered(view), seat),
  ratio: 1.35,
  colour: (seat) => ["red", "blue", "green", "yellow"][seat],
};

export default survive;
