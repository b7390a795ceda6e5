/** The identity of crabs: equal in the data, but each one is animated on its own. */

import type { MadeMove } from "../board.ts";
import { crabsOf, parseMove } from "./notation.ts";

export interface Crab {
  id: string;
  /** Colour and size: "rL". */
  kind: string;
  cell: string;
  /** 0: it is directly on the rock. */
  level: number;
  /** The crab's way, if its move was seen; the number is that of the move, from 0. */
  way?: string[];
  nth?: number;
}

/** Return the crabs of a position, matched to those of the previous position by the moves since. */
export function follow(before: Crab[], cells: Record<string, string>, made: MadeMove[]): Crab[] {
  const led = lead(before, made);
  const wanted = Object.entries(cells).flatMap(([cell, stack]) =>
    crabsOf(stack).map((kind, level) => ({ kind, cell, level })),
  );
  const free = new Set(led);
  const take = (fits: (crab: Crab) => boolean): Crab | undefined => {
    const found = [...free].find(fits);
    if (found) free.delete(found);
    return found;
  };
  const exact = wanted.map((place) =>
    take((crab) => crab.kind === place.kind && crab.cell === place.cell && crab.level === place.level),
  );
  const names = new Set(led.map(({ id }) => id));
  return wanted.map((place, n) => {
    const found = exact[n];
    if (found) return found;
    // Its way is unknown (after an undo, or a jump in a replay): take any remaining one of its kind.
    const id = take((crab) => crab.kind === place.kind)?.id ?? fresh(place.kind, names);
    names.add(id);
    return { id, ...place };
  });
}

/** Return the crabs that were there before and are gone now. */
export function washed(before: Crab[], made: MadeMove[], now: Crab[]): Crab[] {
  const stay = new Set(now.map(({ id }) => id));
  return lead(before, made).filter(({ id }) => !stay.has(id));
}

/** Return the crabs after moves, before the wave. */
function lead(before: Crab[], made: MadeMove[]): Crab[] {
  let crabs = before.map(({ id, kind, cell, level }): Crab => ({ id, kind, cell, level }));
  const height = (cell: string) => crabs.filter((crab) => crab.cell === cell).length;
  made.forEach(({ move, way }, nth) => {
    const parsed = parseMove(move);
    if ("keep" in parsed) return;
    const level = height(parsed.from) - 1;
    const goal = height(parsed.to);
    crabs = crabs.map((crab) =>
      crab.cell === parsed.from && crab.level === level
        ? { ...crab, cell: parsed.to, level: goal, way: way ?? [parsed.from, parsed.to], nth }
        : crab,
    );
  });
  return crabs;
}

function fresh(kind: string, names: Set<string>): string {
  let n = 1;
  while (names.has(kind + n)) n++;
  return kind + n;
}
