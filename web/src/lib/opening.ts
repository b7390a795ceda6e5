/** All that a table's page needs to begin. The server writes it into the document of a table that is opened. */

import type { Scene } from "../games/board.ts";
import type { Mine } from "./types/api.ts";
import type { State } from "./types/messages.ts";

export interface Opening {
  table: string;
  you: Mine;
  state: State;
  /** None before the game has begun. */
  scene: Scene | null;
  /** The game's drawings, as SVG. */
  symbols: string;
}

const text = document.getElementById("opening")?.textContent;
let written: Opening | null = text ? (JSON.parse(text) as Opening) : null;

/** The game of the table that the document was opened for. */
export const firstGame = written?.state.table.game;

/** What the document says of a table; once: whoever comes again asks anew. */
export function takeOpening(table: string): Opening | null {
  const found = written;
  written = null;
  return found?.table === table ? found : null;
}
