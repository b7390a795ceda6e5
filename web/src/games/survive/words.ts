/** Survive in words: moves, questions, and the position for people who cannot see it. Only keys; no prose. */

import { list, number, t, type Message, type Params } from "../../lib/i18n.svelte.ts";
import { ISLES, parseMove } from "./moves.ts";
import { creatures, CREATURES, explorers } from "./view.ts";
import type { View } from "./view.types.ts";

/** Return an explorer's name, such as "Blue j". */
const who = (explorer: string): Params => ({ colour: explorer[0], letter: explorer.slice(1) });

/** Return how people call an explorer: by its colour and its letter. */
export const callExplorer = (explorer: string): Message => ({ key: "survive-who", params: who(explorer) });

/** The name of each kind of move. */
export function words(move: string): Message {
  const { kind, what, goal, from } = parseMove(move);
  const say = (key: string, params: Params = {}): Message => ({ key: `survive-ui-move-${key}`, params });
  switch (kind) {
    case "put": {
      const colour = what.length > 1 ? what[0] : "none";
      const value = what.at(-1)!;
      return say("put", { colour, value: value === "?" ? 0 : Number(value), hex: goal! });
    }
    case "launch":
      return say("launch", { hex: goal! });
    case "go":
      return ISLES.includes(goal!) ? say("land", { ...who(what), isle: goal! }) : say("go", { ...who(what), hex: goal! });
    case "board":
      return say("board", { ...who(what), hex: goal! });
    case "swim":
      return say("swim", { ...who(what), hex: goal! });
    case "sail":
      return say("sail", { from: from!, hex: goal! });
    case "roam":
      return say("roam", { kind: what, from: from!, hex: goal! });
    case "sink":
      return say("sink", { hex: goal! });
    case "aboard":
      return say("aboard", { ...who(what) });
    case "play":
      return say("play", { tile: what });
    case "back":
      return what === "?" ? say("kept") : say("back", { effect: what });
    case "die":
      return say("die", { kind: what });
    default:
      return say(what);
  }
}

export function ask(view: View, legal: string[]): Message {
  const due = legal.find((move) => move.startsWith("sink "));
  const params = {
    left: view.left,
    kind: view.creature ?? "none",
    terrain: due ? view.tiles[due.slice(5)] : "none",
    hex: view.sunk ?? view.moving ?? "",
    repel: legal.includes("repel") ? "yes" : "no",
    started: view.moving === null ? "no" : "yes",
    tiles: legal.some((move) => move.startsWith("play ")) ? "yes" : "no",
  };
  return { key: `survive-ui-ask-${view.phase}`, params };
}

/** Return why the game has ended. */
export function ended(view: View): Message {
  const say = (by: string): Message => ({ key: "survive-ui-ended", params: { by } });
  const isAnyoneOut = [...explorers(view)].some(({ how }) => how !== "saved");
  if (view.variants.includes("last-explorer")) return say(isAnyoneOut ? "turns" : "nobody");
  return say(view.variants.includes("last-tile") ? "tile" : "volcano");
}

/** Return the whole position, sentence by sentence. */
export function describe(view: View, seat: number | null): Message[] {
  const said: Message[] = [];
  const say = (key: string, params: Params) => said.push({ key: `survive-ui-say-${key}`, params });
  const count = (terrain: string) => Object.values(view.tiles).filter((each) => each === terrain).length;
  say("tiles", { beaches: count("b"), forests: count("f"), mountains: count("m") });
  view.colours.forEach((colours, holder) => {
    for (const colour of colours) say("colour", { colour, own: holder === seat ? "yes" : "no", ...standing(view, colour) });
    say("hand", { colour: colours[0], count: view.hands[holder].length });
    if (view.scores) say("score", { colour: colours[0], score: view.scores[holder] });
  });
  if (seat !== null) for (const { effect, terrain } of view.hands[seat]) if (effect) say("tile", { effect, terrain });
  for (const kind of CREATURES) {
    const hexes = Object.entries(creatures(view, kind)).map(([hex, n]) => (n > 1 ? `${hex} ×${number(n)}` : hex));
    if (hexes.length) say("creatures", { kind, hexes: list(hexes, "unit") });
  }
  const empty = Object.keys(view.boats).filter((hex) => !view.boats[hex].length);
  if (empty.length) say("boats", { hexes: list(empty, "unit") });
  return said;
}

/** Return where a colour's explorers are, as lists of names and places. */
function standing(view: View, colour: string): Params {
  const found = { walks: [] as string[], aboard: [] as string[], swims: [] as string[], saved: [] as string[] };
  for (const { who, place, how } of explorers(view)) if (who[0] === colour) found[how].push(named(view, who, place));
  const lists = Object.entries(found).map(([how, each]) => [how, list(each.sort(), "unit") || t("survive-ui-say-nobody")]);
  return { ...Object.fromEntries(lists), lost: view.lost.filter((who) => who[0] === colour).length };
}

/** Return "a on D4", with the value if it is visible. */
function named(view: View, who: string, place: string): string {
  return t("survive-ui-say-one", { letter: who.slice(1), place, value: view.values[who] ?? 0 });
}
