/** Names of pieces and places in the reader's language, for labels. */

import { list, t, type Message } from "../../lib/i18n.svelte.ts";
import { ISLES, type Creature, type Piece } from "./moves.ts";
import { creatures, piecesOn, type Terrain } from "./view.ts";
import type { View } from "./view.types.ts";

const COLOURS: Record<string, string> = { r: "red", b: "blue", g: "green", y: "yellow" };

export function colourName(letter: string): string {
  return t("web-table-colour", { colour: COLOURS[letter] });
}

export function pieceName(view: View, piece: Piece): string {
  const [kind, where] = piece.split(" ");
  if (kind === "boat") return t("survive-ui-boat", { count: view.boats[where]?.length ?? 0 });
  if (where) return t("survive-ui-creature", { kind, count: creatures(view, kind as Creature)[where] ?? 1 });
  const swims = Object.values(view.swimmers).some((people) => people.includes(piece));
  const params = { colour: piece[0], who: piece.slice(1), value: view.values[piece] ?? 0 };
  const name = t(swims ? "survive-ui-swimmer" : "survive-ui-explorer", params);
  return view.swam.includes(piece) ? list([name, t("survive-ui-swam")], "unit") : name;
}

export function placeName(view: View, place: string): string {
  if (ISLES.includes(place)) return t("survive-ui-place-isle", { isle: place });
  const terrain = view.tiles[place];
  return terrain ? t("survive-ui-place-tile", { hex: place, terrain }) : t("survive-ui-place-sea", { hex: place });
}

/** Return a place with everything on it. */
export function placeLabel(view: View, place: string, goal: boolean, threatened: boolean, picked: Piece | null): string {
  const here = piecesOn(view, place);
  const said = [placeName(view, place), ...here.map((piece) => pieceName(view, piece))];
  if (picked && here.includes(picked)) said.push(t("survive-ui-picked"));
  if (goal) said.push(t("survive-ui-goal"));
  if (threatened) said.push(t("survive-ui-threatened"));
  return list(said, "unit");
}

const TILES: Record<Terrain, string> = { b: "beach", f: "forest", m: "mountain" };

/** Return what a place and everything on it are and do, once for each kind. */
export function about(view: View, place: string): Message[] {
  const kinds = new Set(piecesOn(view, place).map((piece) => `survive-piece-${kindOf(view, piece)}`));
  if (ISLES.includes(place)) kinds.add("survive-tile-isle");
  else if (place in view.tiles) kinds.add(`survive-tile-${TILES[view.tiles[place]]}`);
  else if (!kinds.size) kinds.add("survive-tile-sea");
  return [...kinds].map((key) => ({ key }));
}

function kindOf(view: View, piece: Piece): string {
  if (!/^[rbgy][a-j]$/.test(piece)) return piece.split(" ")[0];
  return Object.values(view.swimmers).some((people) => people.includes(piece)) ? "swimmer" : "explorer";
}
