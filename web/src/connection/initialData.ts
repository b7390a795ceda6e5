/** Everything that a table's page needs to begin. The server writes it into the document. */

import type { Scene } from "../games/board.ts";
import type { Mine } from "../lib/types/api.ts";
import type { State } from "../lib/types/messages.ts";

export interface InitialData {
  table: string;
  you: Mine;
  state: State;
  /** Null before the game has begun. */
  scene: Scene | null;
  /** The game's drawings, as SVG. */
  symbols: string;
}

const text = document.getElementById("opening")?.textContent;
let written: InitialData | null = text ? (JSON.parse(text) as InitialData) : null;

/** The game of the table that the document was opened for. */
export const firstGame = written?.state.table.game;

/** Return the document's data of a table; only once: a page that is opened again requests new data. */
export function takeInitialData(table: string): InitialData | null {
  const found = written;
  written = null;
  return found?.table === table ? found : null;
}
