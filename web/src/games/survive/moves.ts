/** Parses a move's text (SV-53 to SV-57): the piece, its goal, and how it moves. There are no rules here. */

import type { View } from "./view.types.ts";

export type Creature = NonNullable<View["creature"]>;

/** A piece that can be picked up or is named by a move: "ra", "boat C3", "shark C3", "value 6", "value g6". */
export type Piece = string;

export interface Parts {
  kind: "put" | "launch" | "go" | "board" | "swim" | "sail" | "roam" | "sink" | "aboard" | "play" | "back" | "die" | "plain";
  /** The piece that is picked up for it, if any. */
  piece?: Piece;
  /** The hex or isle where it ends. */
  goal?: string;
  /** The explorer, value, tile, effect or creature that it names. */
  what: string;
  /** The hex where a boat or creature starts. */
  from?: string;
}

const FORMS: [RegExp, (found: string[]) => Parts][] = [
  [/^put (\S+) (\S+)$/, ([, value, goal]) => ({ kind: "put", piece: `value ${value}`, goal, what: value })],
  [/^boat (\w+)>(\w+)$/, ([, from, goal]) => ({ kind: "sail", piece: `boat ${from}`, from, goal, what: "boat" })],
  [/^boat (\w+)$/, ([, goal]) => ({ kind: "launch", goal, what: "boat" })],
  [/^([rbgy][a-j])>boat (\w+)$/, ([, who, goal]) => ({ kind: "board", piece: who, goal, what: who })],
  [/^([rbgy][a-j])>sea (\w+)$/, ([, who, goal]) => ({ kind: "swim", piece: who, goal, what: who })],
  [/^([rbgy][a-j])>(\w+)$/, ([, who, goal]) => ({ kind: "go", piece: who, goal, what: who })],
  [
    /^(serpent|shark|whale) (\w+)>(\w+)$/,
    ([, what, from, goal]) => ({ kind: "roam", piece: `${what} ${from}`, from, goal, what }),
  ],
  [/^sink (\w+)$/, ([, goal]) => ({ kind: "sink", goal, what: goal })],
  [/^aboard (\w+)$/, ([, what]) => ({ kind: "aboard", what })],
  [/^play (\w+)$/, ([, what]) => ({ kind: "play", what })],
  [/^back (\S+)$/, ([, what]) => ({ kind: "back", what })],
  [/^die (\w+)$/, ([, what]) => ({ kind: "die", what })],
];

export function parseMove(move: string): Parts {
  for (const [form, make] of FORMS) {
    const found = form.exec(move);
    if (found) return make(found);
  }
  return { kind: "plain", what: move };
}

export const ISLES = ["NW", "NE", "SW", "SE"];
