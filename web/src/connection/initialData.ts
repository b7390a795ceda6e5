/** All that a table's page needs to begin. The server writes it into the document of a table that is opened. */

import type { Scene } from "../games/board.ts";
import type { Mine } from "../lib/types/api.ts";
import type { State } from "../lib/types/messages.ts";

export interface InitialData {
  table: string;
  you: Mine;
  state: State;
  /** None before the game has begun. */
  scene: Scene | null;
  /** The game's drawings, as SVG. */
  symbols: string;
}

const text = document.getElementById("opening")?.textContent;
let written: InitialData | null = text ? (JSON.parse(text) as InitialData) : null;

/** The game of the table that the document was opened for. */
export const firstGame = written?.state.table.game;

/** What the document says of a table; once: whoever comes again asks anew. */
export function takeInitialData(table: string): InitialData | null {
  const found = written;
  written = null;
  return found?.table === table ? found : null;
}
