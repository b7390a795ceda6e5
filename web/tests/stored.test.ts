import { expect, test, vi } from "vitest";
import { answered } from "../src/engine/stored.ts";

const tables = [
  { id: "local-old", about: { game: "krabcek", status: "over", last: 1, names: ["Ann", "Ben"], bots: [3], people: 2 } },
  { id: "local-new", about: { game: "krabcek", status: "open", last: 2, seats: [], result: null } },
];
vi.mock("../src/engine/engine.svelte.ts", () => ({ engineStatus: () => "off" }));
vi.mock("../src/engine/deviceStore.ts", () => ({
  openStore: async () => ({ store: { load: async () => JSON.stringify({ settings: {}, tables }) } }),
}));

test("tables that earlier versions have stored are listed with their seats", async () => {
  const listed = await (await answered("GET", "/api/me/tables"))!.json();
  expect(listed.map(({ id }: { id: string }) => id)).toEqual(["local-new", "local-old"]);
  expect(listed[0].seats).toEqual([]);
  expect(listed[1].seats).toEqual([
    { name: "Ann", level: null, yours: true },
    { name: "Ben", level: null, yours: true },
    { name: "", level: 3, yours: false },
  ]);
});
