import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe as about, expect, test, vi } from "vitest";
import texts from "../../src/strandline/games/survive/locale/en.ftl?raw";
import { follow, nearestPiece, standing, travelled, type Sea } from "../src/games/survive/layout.ts";
import { parseMove } from "../src/games/survive/moves.ts";
import { aimed, pointed, sourcesOf } from "../src/games/survive/pointing.ts";
import { left, piecesOn, placeOf, remembered, wouldBe } from "../src/games/survive/view.ts";
import type { View } from "../src/games/survive/view.types.ts";
import { ask, describe, ended, words } from "../src/games/survive/words.ts";
import type { Message } from "../src/lib/i18n.svelte.ts";

// A made-up language with its own digits and commas, so that any text in another language is noticed.
vi.mock("../src/lib/i18n.svelte.ts", () => ({
  number: (value: number) => `#${value}`,
  list: (items: string[]) => items.join(" + "),
  t: (key: string, params = {}) => said({ key, params }),
}));

const english = new FluentBundle("en", { useIsolating: false });
english.addResource(new FluentResource(texts));

/** Format a message in English; a missing key or parameter is an error. */
function said({ key, params }: Message): string {
  const pattern = english.getMessage(key)?.value;
  if (!pattern) throw new Error(`no message ${key}`);
  const errors: Error[] = [];
  const text = english.formatPattern(pattern, params as Record<string, string | number>, errors);
  if (errors.length) throw errors[0];
  return text;
}

const view: View = {
  game: "survive",
  seat: 0,
  turns_without_tiles: 0,
  seen: {},
  players: 2,
  colours: ["r", "b"],
  variants: [],
  values_option: "own",
  turn: 0,
  active: 0,
  phase: "walking",
  left: 2,
  creature: null,
  moving: null,
  sunk: null,
  tiles: { D4: "b", D5: "m" },
  walkers: { D4: ["ra", "ba"] },
  swimmers: { C3: ["rb"] },
  boats: { C3: [], C4: ["rc", "bb"] },
  saved: { NW: ["rd"], NE: [], SW: [], SE: [] },
  lost: ["be"],
  swam: [],
  threatened: [],
  serpents: { G5: 1 },
  sharks: { B2: 2 },
  whales: {},
  values: { ra: 6, rb: 1, rd: 3 },
  hands: [[{ terrain: "b", effect: "dolphin" }], [{ terrain: "f", effect: null }]],
  scores: null,
};

const scene: Sea = {
  width: 100,
  height: 100,
  ground: "",
  places: Object.fromEntries(
    ["B2", "B3", "C3", "C4", "D4", "D5", "G5", "NW"].map((name, n) => [name, { x: 60 * n, y: 40, kind: "sea" }]),
  ),
  values: [1, 1, 1, 2, 2, 3, 3, 4, 5, 6],
  rises: { b: 4, f: 9, m: 15 },
  tile_box: 80,
};

about("moves", () => {
  test("are taken apart", () => {
    expect(parseMove("put g6 D4")).toEqual({ kind: "put", piece: "value g6", goal: "D4", what: "g6" });
    expect(parseMove("boat C3")).toEqual({ kind: "launch", goal: "C3", what: "boat" });
    expect(parseMove("boat C3>C4")).toEqual({ kind: "sail", piece: "boat C3", from: "C3", goal: "C4", what: "boat" });
    expect(parseMove("ra>boat C3")).toEqual({ kind: "board", piece: "ra", goal: "C3", what: "ra" });
    expect(parseMove("shark C3>C4")).toEqual({ kind: "roam", piece: "shark C3", from: "C3", goal: "C4", what: "shark" });
    expect(parseMove("done")).toEqual({ kind: "plain", what: "done" });
  });

  test.each([
    ["put 6 D4", "Explorer worth 6 on D4"],
    ["put ? D4", "Explorer on D4"],
    ["put g6 D4", "Green explorer worth 6 on D4"],
    ["put g? D4", "Green explorer on D4"],
    ["boat C3", "A boat on C3"],
    ["ra>D5", "Red a goes to D5"],
    ["ra>sea C3", "Red a swims on C3"],
    ["ra>boat C3", "Red a boards the boat on C3"],
    ["ra>NW", "Red a reaches the isle NW"],
    ["boat C3>C4", "The boat sails from C3 to C4"],
    ["serpent B1>F0", "The serpent goes from B1 to F0"],
    ["sink D4", "The tile D4 sinks"],
    ["aboard ra", "Red a boards the boat"],
    ["play whale", "Tile played: move a whale"],
    ["back repel-shark", "On its back: repel a shark"],
    ["back ?", "The tile is kept, face down"],
    ["die shark", "The die shows a shark"],
    ["skip", "Plays no tile"],
    ["done", "End of moves"],
    ["stop", "Stops here"],
    ["stay", "The creature stays"],
    ["let", "No defence"],
    ["repel", "The creature is repelled"],
  ])("%s is said: %s", (move, text) => expect(said(words(move))).toBe(text));
});

about("what is asked", () => {
  const phases = ["putting", "launching", "playing", "swimming", "sailing", "relocating", "walking", "sinking", "boarding"] as const;
  test.each([...phases, "hunting", "reacting"] as const)("%s has a sentence", (phase) => {
    const legal = phase === "sinking" ? ["sink D4"] : ["done"];
    for (const moving of [null, "C3"]) {
      const now = { ...view, phase, creature: "shark" as const, moving, sunk: "C3" };
      expect(said(ask(now, legal))).toMatch(/[.?]$/);
    }
  });

  test("tells the terrain that is due, and the moves that are left", () => {
    expect(said(ask({ ...view, phase: "sinking" }, ["sink D4"]))).toBe("Sink a beach tile.");
    expect(said(ask(view, ["done"]))).toBe("Move explorers and boats (2 moves left), or end your moves.");
    expect(said(ended(view))).toMatch("The volcano has erupted");
    expect(said(ended({ ...view, variants: ["last-tile"] }))).toMatch("The last tile has sunk");
    expect(said(ended({ ...view, variants: ["last-explorer"], walkers: {}, swimmers: {}, boats: {} }))).toMatch("No explorer is left");
  });
});

test("the whole position is described, with one's own values and tiles only", () => {
  const text = describe(view, 0).map(said);
  expect(text).toContain(
    "Red, your own. On the island: a on D4 (worth 6). In boats: c on C4. Swimming: b on C3 (worth 1). Saved: d on NW (worth 3). Lost: 0.",
  );
  expect(text).toContain("Blue. On the island: a on D4. In boats: b on C4. Swimming: nobody. Saved: nobody. Lost: 1.");
  expect(text).toContain("You have kept: dolphin, from a beach.");
  expect(text).toContain("Sharks: B2 ×#2.");
  expect(text).toContain("Empty boats: C3.");
  expect(describe(remembered(view), 0).map(said).join()).not.toContain("worth 6");
});

about("pointing", () => {
  const legal = ["ra>D5", "ra>sea C3", "ra>boat C3", "rb>boat C3", "boat C3>B3", "done"];
  const first = (place: string) => piecesOn(view, place).find((piece) => sourcesOf(legal).has(piece));

  test("at a hex picks up what is on it, and the goal may mean several moves", () => {
    expect(pointed(view, legal, first)).toEqual(["D4@D5", "D4@C3", "C3@C3"]);
    expect(aimed(view, legal, "D4@C3", first)).toEqual(["ra>sea C3", "ra>boat C3"]);
    const boat = (place: string) => (place === "C3" ? "boat C3" : first(place));
    expect(pointed(view, legal, boat)).toContain("C3@B3");
  });

  test("a value and a tile are chosen in either order", () => {
    expect(pointed(view, ["put 6 D5", "put 1 D5"], () => undefined)).toEqual(["value 6@D5", "@D5", "value 1@D5"]);
    expect(aimed(view, ["put 6 D5", "put 1 D5"], "@D5", () => undefined)).toEqual(["put 6 D5", "put 1 D5"]);
  });

  test("at a goal that is not legal names the move it would be", () => {
    expect(wouldBe(view, "ra", "D5")).toBe("ra>D5");
    expect(wouldBe(view, "ra", "C3")).toBe("ra>boat C3");
    expect(wouldBe(view, "ra", "B3")).toBe("ra>sea B3");
    expect(wouldBe(view, "ra", "NW")).toBe("ra>NW");
    expect(wouldBe(view, "boat C3", "D4")).toBe("boat C3>D4");
    expect(wouldBe(view, "value 6", "C3")).toBe("put 6 C3");
    expect(wouldBe({ ...view, phase: "sinking" }, null, "C3")).toBe("sink C3");
    expect(wouldBe({ ...view, phase: "swimming" }, "rb", "B3")).toBe("rb>B3");
    expect(wouldBe(view, null, "C3")).toBeNull();
  });
});

about("what is drawn", () => {
  test("everyone stands somewhere, and no two on the same spot", () => {
    const spots = [...standing(view, scene)].map(([who, { x, y }]) => `${who[0] && x} ${y}`);
    expect(spots).toHaveLength(6);
    expect(new Set(spots).size).toBe(6);
  });

  test("the piece under a finger is the nearest of those meant", () => {
    const { x, y } = scene.places.D4;
    expect(nearestPiece(view, scene, ["ra", "ba"], { x: x - 10, y })).toBe("ra");
    expect(nearestPiece(view, scene, ["ra", "ba"], { x: x + 10, y })).toBe("ba");
    const boat = scene.places.C3;
    expect(nearestPiece(view, scene, ["rb", "boat C3"], { x: boat.x, y: boat.y - 14 })).toBe("boat C3");
    expect(nearestPiece(view, scene, ["rb", "boat C3"], { x: boat.x, y: boat.y + 14 })).toBe("rb");
    expect(nearestPiece(view, scene, [], { x, y })).toBeUndefined();
  });

  test("a boat keeps its number on its way, a new one gets another", () => {
    const before = follow([], view, []);
    const moved = { ...view, boats: { B3: [], C4: ["rc", "bb"], G5: [] } };
    const after = follow(before, moved, ["boat C3>B3"]);
    const number = (herd: typeof before, hex: string) => herd.find((each) => each.kind === "boat" && each.hex === hex)!.id;
    expect(number(after, "B3")).toBe(number(before, "C3"));
    expect(before.map(({ id }) => id)).not.toContain(number(after, "G5"));
    expect(after.filter(({ kind }) => kind === "shark")).toHaveLength(2);
  });

  test("what travels is seen at its goal before anything comes of it", () => {
    const seen = travelled(view, ["shark B2>C3", "ra>boat C3", "boat C4>B3"]);
    expect(seen.sharks).toEqual({ B2: 1, C3: 1 });
    expect(seen.boats).toEqual({ C3: ["ra"], B3: ["rc", "bb"] });
    expect(seen.swimmers.C3).toEqual(["rb"]);
    expect(travelled(view, ["done", "die shark"])).toBe(view);
  });

  test("values left to place are those not yet seen on the board", () => {
    expect(left(view, scene.values, "r", 6)).toBe(0);
    expect(left(view, scene.values, "r", 1)).toBe(2);
    expect(placeOf(view, "rc")).toBe("C4");
    expect(placeOf(view, "shark B2")).toBe("B2");
  });
});
