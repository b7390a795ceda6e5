/** Finds what deserves a short scene: the difference between two views. There are no rules here. */

import type { Point } from "../choices.ts";
import type { Creature } from "./moves.ts";
import { creatures, explorers } from "./view.ts";
import type { View } from "./view.types.ts";

export interface Happening {
  /** A creature: it eats. */
  kind: Creature | "smash" | "whirlpool" | "volcano" | "foam";
  place: string;
}

export type Scene = Point & { id: number; kind: Happening["kind"] };

/** Return the places where a creature has eaten, and where a boat has been smashed. */
export function struck(before: View, after: View): Happening[] {
  const found: Happening[] = [];
  const eaters = (place: string) => (["serpent", "shark"] as const).filter((kind) => creatures(after, kind)[place]);
  const gone = new Set([...explorers(before)].flatMap(({ who, place }) => (after.lost.includes(who) ? [place] : [])));
  for (const place of Object.keys(before.boats)) {
    if (place in after.boats || !(eaters(place).length || after.whales[place])) continue;
    found.push({ kind: "smash", place });
    if (eaters(place).length) gone.add(place);
  }
  for (const place of gone) for (const kind of eaters(place).slice(0, 1)) found.push({ kind, place });
  return found;
}
