/** Which of a player's waiting pieces leaves first: the one that was taken, and otherwise the last. */

import type { Place } from "./lanes.ts";

export class Tray {
  /** For each kind, its slots in the shelf; the first ones are occupied. */
  #order: Record<string, number[]> = $state.raw({});

  slots(name: string, { count = 0 }: Place): number[] {
    return this.#order[name] ?? Array.from({ length: count }, (_, n) => n);
  }

  /** Take the piece nearest to a place on the shelf. */
  take(name: string, place: Place, left: number, x: number): void {
    const slots = [...this.slots(name, place)];
    const away = (slot: number) => Math.abs(slotX(place, slot) - x);
    const here = slots.slice(0, left);
    const n = here.indexOf(here.reduce((best, slot) => (away(slot) < away(best) ? slot : best), here[0]));
    [slots[n], slots[left - 1]] = [slots[left - 1], slots[n]];
    this.#order = { ...this.#order, [name]: slots };
  }
}

/** Return where a slot is. */
export function slotX({ x, count = 0, step = 0 }: Place, slot: number): number {
  return x + (slot - (count - 1) / 2) * step;
}
