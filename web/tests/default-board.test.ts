import { expect, test } from "vitest";
import { aimsOf, alike, placesIn, spread, wouldBe } from "../src/games/default/aims.ts";
import { stacks } from "../src/games/default/view.ts";

const places = { a1: { x: 0, y: 0 }, a2: { x: 0, y: 10 }, b1: { x: 20, y: 0 }, hand_0: { x: 60, y: 0 } };

test("a text names places as whole words, in order", () => {
  expect(placesIn("a2-a1", places)).toEqual(["a2", "a1"]);
  expect(placesIn("S@hand_0>b1", places)).toEqual(["hand_0", "b1"]);
  expect(placesIn("a11 toString", places)).toEqual([]);
});

test("one place is tapped, of several the first and the last count, none is a button", () => {
  const { pointed, buttons } = aimsOf(["put a2", "a1-a2-b1", "pass"], places);
  expect(Object.fromEntries(pointed)).toEqual({ "put a2": ["a2"], "a1-a2-b1": ["a1", "b1"] });
  expect(buttons).toEqual(["pass"]);
});

test("where a longer move begins a tap picks up, and a way back to its start cannot be pointed at", () => {
  expect(aimsOf(["a1", "a1-b1", "a2-b1-a2"], places).buttons).toEqual(["a1", "a2-b1-a2"]);
});

test("moves that are pointed at alike are found", () => {
  const aims = aimsOf(["a1-b1=x", "a1-b1=y", "a1-a2"], places);
  expect(alike(aims, "a1-b1=y")).toEqual(["a1-b1=x", "a1-b1=y"]);
  expect(alike(aims, "a1-a2")).toEqual(["a1-a2"]);
});

test("what is asked about is written like a legal move", () => {
  expect(wouldBe(["gate a1"], places, null, "b1")).toBe("gate b1");
  expect(wouldBe(["a1>a2"], places, "a1", "b1")).toBe("a1>b1");
  expect(wouldBe(["a1>a2"], places, null, "b1")).toBe("b1>a1");
  expect(wouldBe(["pass"], places, null, "b1")).toBe(null);
});

test("the board is measured by its nearest places", () => {
  expect(spread({ width: 100, height: 80, ground: "", places })).toBe(10);
  expect(spread({ width: 100, height: 80, ground: "", places: { a1: places.a1 } })).toBe(40);
});

test("pieces on one place are a stack; other data under the same key is none", () => {
  const [low, high] = ["x", "y"].map((symbol) => ({ symbol, place: "a1", seat: 0 }));
  expect(stacks({ pieces: [low, high] }).get("a1")).toEqual([low, high]);
  expect(stacks({ pieces: { a1: { seat: 0 } } as never }).size).toBe(0);
});
