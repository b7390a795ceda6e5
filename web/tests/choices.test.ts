import { expect, test } from "vitest";
import { choices, nearest } from "../src/games/choices.ts";

const HEX = {
  middle: { x: 0, y: 0 },
  above: { x: 0, y: -82 },
  below: { x: 0, y: 82 },
  northeast: { x: 72, y: -41 },
  southeast: { x: 72, y: 41 },
  northwest: { x: -72, y: -41 },
  west: { x: -144, y: 0 },
};

test("an arrow key leads to the nearest spot ahead", () => {
  expect(nearest(HEX, "middle", "ArrowUp")).toBe("above");
  expect(nearest(HEX, "middle", "ArrowDown")).toBe("below");
  expect(nearest(HEX, "middle", "ArrowRight")).toBe("northeast");
  expect(nearest(HEX, "middle", "ArrowLeft")).toBe("northwest");
});

test("there is an edge", () => {
  expect(nearest(HEX, "west", "ArrowLeft")).toBeNull();
  expect(nearest(HEX, "above", "ArrowUp")).toBeNull();
});

test("a spot that has gone leads to one that is there", () => {
  expect(nearest(HEX, "gone", "ArrowUp")).toBe("middle");
});

test("moves are found by what one points at", () => {
  const found = choices(["b2-c4", "b2-b3", "keep-c4"], (move) =>
    move.startsWith("keep-") ? [["c4"], ["c5"]] : [move.split("-")],
  );
  expect([...found.keys()]).toEqual(["b2", "c4", "c5"]);
  expect(found.get("b2")?.get("b3")).toBe("b2-b3");
  expect(found.get("c5")?.get("")).toBe("keep-c4");
});
