/** Any game in words: its own messages if it has them, otherwise its move texts and the names of its symbols. */

import { has, list, t, type Message } from "../../lib/i18n.svelte.ts";
import { stacks, type Piece, type View } from "./view.ts";

export function words(move: string): Message {
  return { key: "default-board-move", params: { move } };
}

export function ask(game: string): Message {
  return { key: has(`${game}-ask`) ? `${game}-ask` : "default-board-ask" };
}

/** Return the position: the pieces on each place. */
export function describe(view: View): Message[] {
  const found = [...stacks(view)].map(([place, pieces]) => ({
    key: "default-board-place",
    params: { place, pieces: names(pieces) },
  }));
  return found.length || !view.text ? found : [{ key: "default-board-text", params: { text: view.text } }];
}

/** Return a piece's name: the message with the symbol's id as key, otherwise the end of the id. */
export function pieceName({ symbol, seat }: Piece): string {
  return has(symbol) ? t(symbol, { seat: seat ?? -1 }) : symbol.slice(symbol.lastIndexOf("-") + 1);
}

/** The names of a stack's pieces, the top one first. */
export function names(pieces: Piece[]): string {
  return list([...pieces].reverse().map(pieceName), "unit");
}

/** A place and what is on it. */
export function placeName(place: string, pieces: Piece[] = []): string {
  return pieces.length
    ? t("default-board-place", { place, pieces: names(pieces) })
    : t("default-board-empty", { place });
}
