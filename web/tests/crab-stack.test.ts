import { expect, test, vi } from "vitest";
import { follow, washed } from "../src/games/crab-stack/crabs.ts";
import { ask, describe, ended, rock, words } from "../src/games/crab-stack/words.ts";
import type { View } from "../src/games/crab-stack/view.types.ts";

vi.mock("../src/lib/i18n.svelte.ts", () => ({
  t: (key: string, params: object) => `${key}(${Object.values(params).join(" ")})`,
  list: (items: string[]) => items.join("+"),
}));

const START = { b2: "rL", b3: "bS", c3: "bMrS" };
const go = (move: string, ...way: string[]) => ({ seat: 0, move, way });

test("every crab has a name of its own", () => {
  const crabs = follow([], { b2: "rL", b3: "rL", b4: "rLrL" }, []);
  expect(new Set(crabs.map(({ id }) => id)).size).toBe(4);
});

test("a crab that moves stays itself and keeps its way", () => {
  const before = follow([], START, []);
  const mover = before.find(({ cell }) => cell === "b2")!;
  const after = follow(before, { b3: "bSrL", c3: "bMrS" }, [go("b2-b3", "b2", "b3")]);
  expect(after.find(({ id }) => id === mover.id)).toMatchObject({ cell: "b3", level: 1, way: ["b2", "b3"], nth: 0 });
  expect(after.filter(({ way }) => way)).toHaveLength(1);
});

test("only the top crab of a stack goes", () => {
  const before = follow([], START, []);
  const after = follow(before, { b2: "rLrS", b3: "bS", c3: "bM" }, [go("c3-b2", "c3", "b3", "b2")]);
  expect(after.find(({ cell, level }) => cell === "c3" && level === 0)?.id).toBe(
    before.find(({ cell, level }) => cell === "c3" && level === 0)?.id,
  );
});

test("two moves at once: both crabs are led, in order", () => {
  const before = follow([], START, []);
  const made = [go("b2-b3", "b2", "b3"), go("c3-b3", "c3", "b3")];
  const after = follow(before, { b3: "bSrLrS", c3: "bM" }, made);
  expect(after.filter(({ way }) => way).map(({ level, nth }) => [level, nth])).toEqual([
    [1, 0],
    [2, 1],
  ]);
});

test("what the wave takes is told", () => {
  const before = follow([], START, []);
  const made = [go("b3-c3", "b3", "c3")];
  const after = follow(before, { c3: "bMrSbS" }, made);
  expect(washed(before, made, after).map(({ cell }) => cell)).toEqual(["b2"]);
});

test("a move taken back, untold, leaves no crab twice and none behind", () => {
  const before = follow([], { b3: "bSrL", c3: "bMrS" }, []);
  const after = follow(before, START, []);
  expect(new Set(after.map(({ id }) => id))).toEqual(new Set(before.map(({ id }) => id)));
  expect(after.some(({ way }) => way)).toBe(false);
});

const VIEW: View = {
  game: "crab-stack",
  text: "",
  cells: { ...START, b4: "" },
  players: 2,
  alive: [0, 1],
  turn: 0,
  choice: {},
  mover: null,
  threatened: [],
};

test("moves in words", () => {
  expect(words("b2-c4")).toEqual({ key: "crab-stack-ui-move-goes", params: { from: "b2", to: "c4" } });
  expect(words("keep-c4")).toEqual({ key: "crab-stack-ui-move-keeps", params: { cell: "c4" } });
});

test("what is asked", () => {
  expect(ask(VIEW).key).toBe("crab-stack-ui-ask-go");
  const tied = { ...VIEW, choice: { b2: ["b2"], c3: ["c3"] } };
  expect(ask(tied)).toEqual({ key: "crab-stack-ui-ask-keep", params: { count: 2 } });
});

test("what has ended the game", () => {
  expect(ended({ ...VIEW, turn: null }).key).toBe("crab-stack-ui-ended-drawn");
  expect(ended({ ...VIEW, turn: null, alive: [1] })).toEqual({ key: "crab-stack-ui-ended-won", params: { seat: 1 } });
});

test("a stack is told from its top", () => {
  expect(rock("c3", "bMrS")).toBe("crab-stack-ui-rock-stack(c3 crab-stack-ui-crab(r S) crab-stack-ui-crab(b M))");
  expect(rock("b2", "rL")).toBe("crab-stack-ui-rock-one(b2 crab-stack-ui-crab(r L))");
  expect(rock("b4", "")).toBe("crab-stack-ui-rock-bare(b4)");
});

test("the position in sentences", () => {
  const said = describe({ ...VIEW, alive: [0] });
  expect(said[0]).toEqual({ key: "crab-stack-ui-say-player", params: { seat: 0, free: 2, covered: 0 } });
  expect(said[1]).toEqual({ key: "crab-stack-ui-say-out", params: { seat: 1, free: 1, covered: 1 } });
  expect(said.filter(({ key }) => key === "crab-stack-ui-say-stack")).toHaveLength(3);
  expect(said.at(-1)).toEqual({ key: "crab-stack-ui-say-bare", params: { count: 1 } });
});
