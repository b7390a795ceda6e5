import { describe as about, expect, test } from "vitest";
import { cells } from "../src/games/krabcek/tapAreas.ts";
import { along, copies, legs, line, type Places } from "../src/games/krabcek/lanes.ts";
import { ask, describe, ended, parseMove, points, words, wouldBe } from "../src/games/krabcek/words.ts";
import type { View } from "../src/games/krabcek/view.types.ts";

const VIEW: View = {
  game: "krabcek",
  text: "",
  links: {},
  turn: 0,
  gates: { g01: 0, g03: 1, g10: null },
  tiles: [["A3", "B0"], ["A0", "A1"]],
  pieces: { x12: { seat: 0, kind: "S" }, h20: { seat: 0, kind: "M" }, g01: { seat: 1, kind: "G" } },
  off: [{ S: 3, M: 1, B: 1 }, { S: 4, M: 1, B: 0 }],
  phase: "use",
  seat: 0,
  die: 6,
  power: "switch",
  winner: null,
  turns: 9,
  limit: 400,
};

const PLACES: Places = {
  x12: { x: 10, y: 10, sort: "alley", piece: 50, size: 20, to: { h20: "M10 10L50 10" } },
  h20: { x: 50, y: 10, sort: "avenue", piece: 50, size: 42, to: { x12: "M50 10L10 10", v00: "M50 10Q50 50 610 50" } },
  v00: { x: 50, y: 50, sort: "avenue", piece: 50, size: 42, twin: { x: 610, y: 50 }, to: {} },
  g01: { x: 200, y: 10, sort: "gate", piece: 50, size: 42, to: {} },
  bS: { x: 300, y: -100, sort: "waiting", piece: 64, step: 50, count: 4 },
};

about("a move in words", () => {
  test.each([
    ["gate g12", "krabcek-ui-move-gate", { gate: "g12" }],
    ["S@x12", "krabcek-ui-move-enter", { piece: "S", goal: "x12" }],
    ["B@g12", "krabcek-ui-move-enter-gate", { piece: "B", goal: "g12" }],
    ["x12-h20", "krabcek-ui-move-walk", { start: "x12", goal: "h20" }],
    ["g01=x12", "krabcek-ui-move-switch", { first: "g01", second: "x12" }],
    ["open 4 2", "krabcek-ui-move-open", { black: 4, white: 2 }],
    ["die 5", "krabcek-ui-move-die", { number: 5 }],
  ])("%s", (move, key, params) => {
    expect(words(move, 0)).toEqual({ key, params });
  });
});

about("what is asked", () => {
  test.each<[Partial<View>, string]>([
    [{ phase: "pick" }, "krabcek-ui-ask-pick"],
    [{ die: 4, power: null }, "krabcek-ui-ask-use"],
    [{ die: 5, power: "jump" }, "krabcek-ui-ask-jump"],
    [{ die: 6 }, "krabcek-ui-ask-switch"],
  ])("%o", (changed, key) => {
    expect(ask({ ...VIEW, ...changed }, []).key).toBe(key);
  });
});

about("what has ended the game", () => {
  test.each<[Partial<View>, string]>([
    [{ winner: 1 }, "krabcek-ui-ended-stuck"],
    [{ winner: 1, pieces: { h20: { seat: 1, kind: "T" } } }, "krabcek-ui-ended-tower"],
    [{ winner: null }, "krabcek-ui-ended-drawn"],
  ])("%o", (changed, key) => {
    expect(ended({ ...VIEW, phase: "over", ...changed }).key).toBe(key);
  });
});

test("the position is told with every piece and gate", () => {
  const said = describe(VIEW, null);
  expect(said).toContainEqual({ key: "krabcek-ui-tell-gates", params: { seat: 1, gates: "g03" } });
  expect(said).toContainEqual({ key: "krabcek-ui-tell-pieces", params: { seat: 1, piece: "G", fields: "g01" } });
  expect(said).toContainEqual({ key: "krabcek-ui-tell-streets", params: { streets: "x01" } });
  const nobody = describe({ ...VIEW, pieces: {} }, null).map(({ key }) => key);
  expect(nobody.filter((key) => key === "krabcek-ui-tell-no-pieces")).toHaveLength(2);
});

about("pointing", () => {
  test("a switch begins with either piece, who enters with the shelf", () => {
    expect(points("h20=x12", VIEW)).toEqual([["h20", "x12"], ["x12", "h20"]]);
    expect(points("S@x12", { seat: 1 })).toEqual([["wS", "x12"]]);
    expect(points("die 5", VIEW)).toEqual([]);
  });

  test("what was meant can be asked about", () => {
    expect(wouldBe(VIEW, PLACES, "x12", "v00")).toBe("x12-v00");
    expect(wouldBe(VIEW, PLACES, "x12", "h20")).toBe("h20=x12");
    expect(wouldBe({ ...VIEW, die: 3, power: null }, PLACES, "x12", "h20")).toBe("x12-h20");
    expect(wouldBe(VIEW, PLACES, "bS", "v00")).toBe("S@v00");
    expect(wouldBe(VIEW, PLACES, null, "x12")).toBe("x12-h20");
    expect(wouldBe(VIEW, PLACES, null, "bS")).toBe("S@g01");
    expect(wouldBe(VIEW, PLACES, null, "v00")).toBeNull();
    expect(wouldBe({ ...VIEW, phase: "pick" }, PLACES, null, "v00")).toBe("gate v00");
  });
});

about("ways", () => {
  test("run along the drawn lanes and stop at the edge", () => {
    const way = legs(PLACES, ["x12", "h20", "v00"]);
    expect(line(way)).toBe("M10 10L50 10M50 10Q50 50 610 50");
    expect(along(way[0], 0.5)).toEqual({ x: 30, y: 10 });
    expect(along(way[1], 1)).toEqual({ x: 610, y: 50 });
    expect(copies({ x: 610, y: 50 }, 560)).toContainEqual({ x: 50, y: 50 });
  });

  test("lead through the air where no lane is drawn", () => {
    const [leg] = legs(PLACES, ["g01", "x12"]);
    expect(leg.lane).toBe(false);
    expect(along(leg, 0.5).y).toBeLessThan(10);
  });
});

test("taps are shared out: each place has its middle, a liked one more, a twin its own", () => {
  const width = (path: string) => {
    const x = path.match(/[\d.-]+ [\d.-]+/g)!.map((pair) => Number(pair.split(" ")[0]));
    return Math.max(...x) - Math.min(...x);
  };
  const plain = cells(PLACES, ["x12", "h20", "v00", "g01"], () => false);
  const liked = cells(PLACES, ["x12", "h20", "v00", "g01"], (name) => name === "x12");
  expect(plain.v00).toHaveLength(2);
  expect(plain.bS).toHaveLength(1);
  expect(width(liked.x12[0])).toBeGreaterThan(width(plain.x12[0]));
  expect(width(plain.x12[0])).toBeLessThan(88);
});

test("a move's text is taken apart", () => {
  expect(parseMove("T@h20")).toEqual({ what: "enter", kind: "T", goal: "h20" });
  expect(parseMove("h20=x12")).toEqual({ what: "switch", start: "h20", goal: "x12" });
});
