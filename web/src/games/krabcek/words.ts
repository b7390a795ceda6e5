/** Krabcek in words: parsed moves, questions, and the spoken position. */

import type { Message } from "../../lib/i18n.svelte.ts";
import type { MadeMove } from "../board.ts";
import type { Places } from "./lanes.ts";
import type { Piece, View } from "./view.types.ts";

export type Kind = Piece["kind"];
export const KINDS: Kind[] = ["S", "M", "B", "L", "G", "T"];
export const COLOURS = ["b", "w"];
/** Return the members of a piece, the lowest first. */
export const MEMBERS: Record<Kind, Kind[]> = {
  S: ["S"],
  M: ["M"],
  B: ["B"],
  L: ["M", "S"],
  G: ["B", "M"],
  T: ["B", "M", "S"],
};

/** What each kind is called in keys. */
const PIECES: Record<Kind, string> = {
  S: "skinnyboy",
  M: "middleman",
  B: "bigboy",
  L: "little-stack",
  G: "big-stack",
  T: "tower",
};
/** The fields by width, and what each is called in keys. */
export const WIDTHS = ["alley", "street", "avenue"] as const;

/** Return what a field, the pieces on it or pieces off the board are and do. */
export function about(places: Places, spot: string, kind: Kind | undefined): Message[] {
  const { sort, twin } = places[spot];
  const said = kind ? [{ key: `krabcek-piece-${PIECES[kind]}` }] : [];
  if (sort !== "waiting") said.push({ key: `krabcek-tile-${sort}` });
  return twin ? [...said, { key: "krabcek-tile-edge" }] : said;
}

/** A parsed move. */
export type ParsedMove =
  | { what: "gate"; goal: string }
  | { what: "enter"; kind: Kind; goal: string }
  | { what: "walk"; start: string; goal: string }
  | { what: "switch"; start: string; goal: string }
  | { what: "open"; dice: [number, number] }
  | { what: "die"; number: number };

export function parseMove(move: string): ParsedMove {
  const [word, ...numbers] = move.split(" ");
  if (word === "gate") return { what: "gate", goal: numbers[0] };
  if (word === "open") return { what: "open", dice: [Number(numbers[0]), Number(numbers[1])] };
  if (word === "die") return { what: "die", number: Number(numbers[0]) };
  if (word[1] === "@") return { what: "enter", kind: word[0] as Kind, goal: word.slice(2) };
  const [start, goal] = word.split(/[-=]/);
  return { what: word.includes("=") ? "switch" : "walk", start, goal };
}

/** Return the places of a move, in order; a switch can begin with either piece. */
export function points(move: string, view: Pick<View, "seat">): string[][] {
  const said = parseMove(move);
  if (said.what === "gate") return [[said.goal]];
  if (said.what === "enter") return [[COLOURS[view.seat ?? 0] + said.kind, said.goal]];
  if (said.what === "walk") return [[said.start, said.goal]];
  if (said.what === "switch") return [[said.start, said.goal], [said.goal, said.start]];
  return [];
}

/** Return the move that two places, or one alone, mean, to ask why it is illegal. */
export function wouldBe(view: View, places: Places, start: string | null, spot: string): string | null {
  const field = places[spot].to !== undefined;
  if (view.phase === "pick") return field ? `gate ${spot}` : null;
  if (start === null) return aimless(view, places, spot);
  if (!field) return null;
  if (places[start].sort === "waiting") return `${start[1]}@${spot}`;
  const both = view.pieces[spot]?.seat === view.seat && view.power === "switch";
  return both ? [start, spot].sort().join("=") : `${start}-${spot}`;
}

/** Return some move of an own piece that has none, to ask why it is illegal. */
function aimless(view: View, places: Places, spot: string): string | null {
  if (places[spot].sort === "waiting") {
    const gate = Object.keys(view.gates).find((name) => view.gates[name] === view.seat);
    return gate && COLOURS.indexOf(spot[0]) === view.seat ? `${spot[1]}@${gate}` : null;
  }
  if (view.pieces[spot]?.seat !== view.seat) return null;
  const beside = Object.keys(places[spot].to ?? {})[0] ?? Object.keys(view.gates).find((gate) => gate !== spot);
  return `${spot}-${beside}`;
}

/** Whether a player made the move, not the dice. */
export function travels(move: MadeMove): boolean {
  return !/^(open|die) /.test(move.move);
}

export function words(move: string, _seat: number | null): Message {
  const said = parseMove(move);
  switch (said.what) {
    case "gate":
      return { key: "krabcek-ui-move-gate", params: { gate: said.goal } };
    case "enter": {
      const key = said.goal[0] === "g" ? "krabcek-ui-move-enter-gate" : "krabcek-ui-move-enter";
      return { key, params: { piece: said.kind, goal: said.goal } };
    }
    case "walk":
      return { key: "krabcek-ui-move-walk", params: { start: said.start, goal: said.goal } };
    case "switch":
      return { key: "krabcek-ui-move-switch", params: { first: said.start, second: said.goal } };
    case "open":
      return { key: "krabcek-ui-move-open", params: { black: said.dice[0], white: said.dice[1] } };
    case "die":
      return { key: "krabcek-ui-move-die", params: { number: said.number } };
  }
}

export function ask(view: View, legal: string[]): Message {
  if (view.phase === "pick") return { key: "krabcek-ui-ask-pick", params: { count: legal.length } };
  if (view.power) return { key: `krabcek-ui-ask-${view.power}`, params: {} };
  return { key: "krabcek-ui-ask-use", params: { number: view.die ?? 1 } };
}

/** Return why the game has ended. */
export function ended(view: View): Message {
  if (view.winner === null) return { key: "krabcek-ui-ended-drawn", params: { limit: view.limit } };
  const tower = Object.values(view.pieces).some((piece) => piece.kind === "T");
  return { key: tower ? "krabcek-ui-ended-tower" : "krabcek-ui-ended-stuck", params: { seat: view.winner } };
}

/** Return the spoken position: gates, then each side's pieces, then the pieces off the board. */
export function describe(view: View, _seat: number | null): Message[] {
  const said: Message[] = [];
  for (const seat of [0, 1]) {
    const gates = named(Object.keys(view.gates).filter((gate) => view.gates[gate] === seat));
    if (gates) said.push({ key: "krabcek-ui-tell-gates", params: { seat, gates } });
    else said.push({ key: "krabcek-ui-tell-no-gates", params: { seat } });
  }
  for (const seat of [0, 1]) {
    const before = said.length;
    for (const kind of KINDS) {
      const stands = (field: string) => view.pieces[field].seat === seat && view.pieces[field].kind === kind;
      const fields = named(Object.keys(view.pieces).filter(stands));
      if (fields) said.push({ key: "krabcek-ui-tell-pieces", params: { seat, piece: kind, fields } });
    }
    if (said.length === before) said.push({ key: "krabcek-ui-tell-no-pieces", params: { seat } });
    const { S: skinny, M: middle, B: big } = view.off[seat];
    said.push({ key: "krabcek-ui-tell-off", params: { seat, skinny, middle, big } });
  }
  const streets = view.tiles.flatMap((row, i) => row.map((tile, j) => (tile[0] === "B" ? `x${i}${j}` : "")));
  said.push({ key: "krabcek-ui-tell-streets", params: { streets: named(streets.filter(Boolean)) } });
  said.push({ key: "krabcek-ui-turns", params: { turns: view.turns, limit: view.limit } });
  return said;
}

function named(fields: string[]): string {
  return fields.join(", ");
}

export function colour(seat: number): string {
  return seat === 0 ? "black" : "white";
}
