/**
 * What a piece, a tile or a field is and does, in words.
 *
 * A board gives `Describe.svelte` a function from a spot to messages, `<game>-piece-…` and `<game>-tile-…`, each the name
 * _between such marks_ and a sentence. It gives `describedBy` of the same messages to `Spot.svelte`, for screen readers.
 */

import { say, type Message } from "../lib/i18n.svelte.ts";

/** Return the id of the element that has a description, among those of one board. */
export function descriptionId(board: string, { key, params = {} }: Message): string {
  return [board, key, ...Object.values(params)].join("-");
}

/** Return the ids of a spot's descriptions for `aria-describedby`. */
export function describedBy(board: string, said: Message[]): string | undefined {
  return said.map((message) => descriptionId(board, message)).join(" ") || undefined;
}

/** Return the name and the sentence of a description. */
export function nameAndText(message: Message): [name: string, text: string] {
  const [before, name, after] = say(message).split("_");
  return after === undefined ? ["", before] : [name, before + after];
}
