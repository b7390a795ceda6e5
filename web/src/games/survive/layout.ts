/** Where everything is drawn: a single piece large in the middle of its hex, several smaller side by side. */

import type { Scene } from "../board.ts";
import type { Point } from "../choices.ts";
import { parseMove, type Creature, type Piece } from "./moves.ts";
import { creatures, CREATURES, explorers, type Terrain } from "./view.ts";
import type { View } from "./view.types.ts";

export interface Sea extends Scene {
  /** The values of a colour's explorers. */
  values: number[];
  /** The height of a tile. */
  rises: Record<Terrain, number>;
  tile_box: number;
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

/** A boat or a creature: it has no name, so it gets a number that identifies it. */
export interface Nameless {
  id: number;
  kind: Creature | "boat";
  hex: string;
}

type Thing = { kind: "boat" | "swimmers" | Creature };

const SLOTS: [number, number][][] = [
  [[0, 0]],
  [
    [0, -13],
    [0, 13],
  ],
  [
    [-12, -12],
    [12, -12],
    [-12, 13],
    [12, 13],
    [0, 0],
  ],
];
const SIZES = [1, 0.68, 0.5];

/** Return the pieces on a sea hex and where each of them is. */
function slots(view: View, scene: Sea, hex: string): Map<Thing["kind"], Spot> {
  const things: Thing["kind"][] = CREATURES.filter((kind) => creatures(view, kind)[hex]);
  if (hex in view.boats) things.push("boat");
  if (view.swimmers[hex]?.length) things.push("swimmers");
  const crowd = Math.min(things.length, 3) - 1;
  const { x, y } = scene.places[hex];
  return new Map(
    things.map((thing, n) => [thing, { x: x + SLOTS[crowd][n][0], y: y + SLOTS[crowd][n][1], scale: SIZES[crowd] }]),
  );
}

/** Return the height of a place above the sea. */
export function rise(view: View, scene: Sea, place: string): number {
  return place in view.tiles ? scene.rises[view.tiles[place]] : 0;
}

/** Return where each explorer on the board or on an isle is. The crew of the boat on `spread` sits apart. */
export function standing(view: View, scene: Sea, spread: string | null = null): Map<string, Spot> {
  const found = new Map<string, Spot>();
  const together = new Map<string, string[]>();
  for (const { who, place, how } of explorers(view)) {
    const key = `${how} ${place}`;
    together.set(key, [...(together.get(key) ?? []), who]);
  }
  for (const [key, people] of together) {
    const [how, place] = key.split(" ");
    const { x, y } = scene.places[place];
    if (how === "walks") crowd(found, people, { x, y: y - rise(view, scene, place), scale: 1 });
    else if (how === "saved") ashore(found, people, x, y);
    else {
      const spot = slots(view, scene, place).get(how === "swims" ? "swimmers" : "boat")!;
      if (how === "swims") crowd(found, people, spot);
      else aboard(found, people, spot, place === spread);
    }
  }
  return found;
}

function crowd(found: Map<string, Spot>, people: string[], { x, y, scale }: Spot): void {
  const columns = Math.ceil(Math.sqrt(people.length));
  const rows = Math.ceil(people.length / columns);
  const size = scale * [0.92, 0.66, 0.5, 0.4, 0.32][Math.min(columns, 5) - 1];
  people.forEach((who, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, people.length - row * columns);
    const dx = (n % columns) - (inRow - 1) / 2;
    found.set(who, { x: x + dx * 31 * size, y: y + (row - (rows - 1) / 2) * 34 * size, scale: size });
  });
}

/** Return the points in a boat, side by side; when it is picked up, large and further apart. */
function aboard(found: Map<string, Spot>, people: string[], { x, y, scale }: Spot, spread: boolean): void {
  const [step, size] = spread ? [30, 1] : [18 * scale, 0.78 * scale];
  people.forEach((who, n) =>
    found.set(who, { x: x + step * (n - (people.length - 1) / 2), y: y - 9 * (spread ? 1 : scale), scale: size }),
  );
}

/** Return the points on an isle, under its palm, side by side, and closer if there are many. */
function ashore(found: Map<string, Spot>, people: string[], x: number, y: number): void {
  const columns = [1, 4, 9, 20].findIndex((most) => people.length <= most) + 1 || 6;
  const rows = Math.ceil(people.length / columns);
  const step = Math.min(22, 46 / columns);
  const drop = Math.min(step * 1.1, 38 / Math.max(1, rows - 1));
  people.forEach((who, n) =>
    found.set(who, {
      x: x + ((n % columns) - (columns - 1) / 2) * step,
      y: y + 14 + (Math.floor(n / columns) - (rows - 1) / 2) * drop,
      scale: step / 28,
    }),
  );
}

/** Return where each boat and creature is. Several of a kind on one hex are a little behind each other. */
export function floating(view: View, scene: Sea, herd: Nameless[]): (Nameless & Spot)[] {
  const counts: Record<string, number> = {};
  return herd.map((each) => {
    const key = `${each.kind} ${each.hex}`;
    const behind = (counts[key] = (counts[key] ?? -1) + 1);
    const spot = slots(view, scene, each.hex).get(each.kind) ?? { ...scene.places[each.hex], scale: 1 };
    return { ...each, x: spot.x + 8 * behind, y: spot.y - 7 * behind, scale: spot.scale };
  });
}

/** Return the piece that is drawn nearest to a point. */
export function nearestPiece(view: View, scene: Sea, pieces: Piece[], point: Point, spread: string | null = null): Piece | undefined {
  const people = standing(view, scene, spread);
  const far = (piece: Piece) => {
    const [kind, hex] = piece.split(" ");
    const spot = hex ? slots(view, scene, hex).get(kind as Thing["kind"]) : people.get(piece);
    // A boat is taken by its hull, below its crew.
    return spot ? Math.hypot(spot.x - point.x, spot.y + (kind === "boat" ? 14 * spot.scale : 0) - point.y) : Infinity;
  };
  return pieces.toSorted((a, b) => far(a) - far(b))[0];
}

let last = 0;

/** Return the boats and creatures of a view; those of the previous view keep their numbers, even if they moved. */
export function follow(before: Nameless[], view: View, made: string[]): Nameless[] {
  const herd = before.map((each) => ({ ...each }));
  for (const move of made) {
    const { kind, what, from, goal } = parseMove(move);
    if (kind !== "sail" && kind !== "roam") continue;
    const mover = herd.find((each) => each.kind === what && each.hex === from);
    if (mover) mover.hex = goal!;
  }
  const found: Nameless[] = [];
  for (const kind of [...CREATURES, "boat"] as const) {
    const hexes = kind === "boat" ? Object.keys(view.boats).map((hex) => [hex, 1] as const) : Object.entries(creatures(view, kind));
    for (const [hex, count] of hexes) {
      const same = herd.filter((each) => each.kind === kind && each.hex === hex).slice(0, count);
      found.push(...same);
      for (let n = same.length; n < count; n++) found.push({ id: ++last, kind, hex });
    }
  }
  // In the order of their numbers: an element that changes its place among its siblings would lose its animation.
  return found.sort((a, b) => a.id - b.id);
}

/** Return the view with moved pieces at their goal, before any consequences: the first step of an animation. */
export function travelled(view: View, made: string[]): View {
  let shown = view;
  for (const move of made) {
    const { kind, what, from, goal } = parseMove(move);
    if (kind === "sail" && from! in shown.boats && !(goal! in shown.boats)) {
      const { [from!]: crew, ...others } = shown.boats;
      shown = { ...shown, boats: { ...others, [goal!]: crew } };
    } else if (kind === "roam") {
      const name = `${what as Creature}s` as const;
      const { [from!]: count, ...others } = shown[name];
      const rest = count > 1 ? { ...others, [from!]: count - 1 } : others;
      shown = { ...shown, [name]: { ...rest, [goal!]: (rest[goal!] ?? 0) + 1 } };
    } else if (kind === "sink" && goal! in shown.tiles) {
      const { [goal!]: _, ...tiles } = shown.tiles;
      const { [goal!]: people = [], ...walkers } = shown.walkers;
      shown = { ...shown, tiles, walkers, swimmers: { ...shown.swimmers, [goal!]: people } };
    } else if (kind === "go" || kind === "swim" || kind === "board") shown = gone(shown, what, kind, goal!);
  }
  return shown;
}

function gone(view: View, who: string, how: "go" | "swim" | "board", goal: string): View {
  const without = (group: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(group).map(([place, people]) => [place, people.filter((each) => each !== who)]));
  const shown = {
    ...view,
    walkers: without(view.walkers),
    swimmers: without(view.swimmers),
    boats: without(view.boats),
    saved: without(view.saved),
  };
  const group =
    how === "board" ? shown.boats : goal in shown.saved ? shown.saved : goal in view.tiles ? shown.walkers : shown.swimmers;
  group[goal] = [...(group[goal] ?? []), who];
  return shown;
}
