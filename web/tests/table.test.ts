import { expect, test, vi } from "vitest";
import { clock, winners } from "../src/table/names.ts";

vi.mock("../src/lib/i18n.svelte.ts", () => ({
  t: (key: string, params: object) => `${key}(${Object.values(params).join(" ")})`,
  number: (value: number, options: Intl.NumberFormatOptions = {}) => new Intl.NumberFormat("en", options).format(value),
}));

test("who has won is read from the shares", () => {
  expect(winners(["1", "0"])).toEqual([0]);
  expect(winners(["1/2", "0", "1/2"])).toEqual([0, 2]);
  expect(winners(["1/3", "2/3"])).toEqual([1]);
  expect(winners(null)).toEqual([]);
});

test("a clock shows minutes, hours and days, and nothing below zero", () => {
  expect(clock(65_000)).toBe("1:05");
  expect(clock(4_200)).toBe("0:05");
  expect(clock(-10)).toBe("0:00");
  expect(clock(3_725_000)).toBe("1:02:05");
  expect(clock(49 * 3_600_000)).toBe("table-ui-days(2 1)");
});
