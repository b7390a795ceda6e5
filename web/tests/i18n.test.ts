import { FluentBundle } from "@fluent/bundle";
import { beforeAll, expect, test, vi } from "vitest";

vi.mock("../src/lib/settings.svelte.ts", () => ({ settings: { language: "en" } }));
vi.mock("../src/lib/online.svelte.ts", () => ({ insist: (_: string, work: () => unknown) => work(), lost: () => {} }));
vi.stubGlobal("document", { documentElement: {} });
vi.stubGlobal("navigator", { languages: ["en"] });

const { list, start, t } = await import("../src/lib/i18n.svelte.ts");
const { settings } = await import("../src/lib/settings.svelte.ts");

beforeAll(async () => {
  expect(await start()).toBe(true);
});

test("what was said before is not put together again, until the language changes", async () => {
  const put = vi.spyOn(FluentBundle.prototype, "formatPattern");
  const said = t("web-table-choices-count", { count: 3 });
  for (let n = 0; n < 10; n += 1) expect(t("web-table-choices-count", { count: 3 })).toBe(said);
  expect(put).toHaveBeenCalledTimes(1);
  expect(t("web-table-choices-count", { count: 4 })).not.toBe(said);
  expect(put).toHaveBeenCalledTimes(2);
  settings.language = "hu";
  await start();
  expect(t("web-table-choices-count", { count: 3 })).not.toBe(said);
  settings.language = "en";
  await start();
});

test("words that are here are not loaded again", async () => {
  const made = vi.spyOn(FluentBundle.prototype, "addResource");
  await start();
  expect(made).not.toHaveBeenCalled();
});

test("Intl's tools are made once", () => {
  let made = 0;
  const { ListFormat } = Intl;
  class Counted extends ListFormat {
    constructor(...given: ConstructorParameters<typeof ListFormat>) {
      super(...given);
      made += 1;
    }
  }
  Object.assign(Intl, { ListFormat: Counted });
  for (let n = 0; n < 10; n += 1) expect(list(["a", "b"], "disjunction")).toBe("a or b");
  Object.assign(Intl, { ListFormat });
  expect(made).toBe(1);
});

test("in Persian, words without letters of their own and lists go from right to left", async () => {
  settings.language = "fa";
  await start();
  const [mark, isolate, pop] = ["\u200f", "\u2068", "\u2069"];
  const name = t("web-table-bot", { level: 2 });
  expect(t("web-table-of-colour", { name, colour: t("web-table-colour", { colour: "green" }) })[0]).toBe(mark);
  expect(name).not.toContain(mark);
  expect(list(["B1", "C10"])).toBe(`${isolate}B1${pop} و ${isolate}C10${pop}`);
  expect(list(["B1"])).toBe(`${mark}${isolate}B1${pop}`);
  settings.language = "en";
  await start();
  expect(list(["B1", "C10"])).toBe("B1 and C10");
});

test("a list without “and” has commas in every language", async () => {
  for (const [language, listed] of Object.entries({ en: "B1, C1", ru: "B1, C1", fr: "B1, C1" })) {
    settings.language = language;
    await start();
    expect(list(["B1", "C1"], "unit")).toBe(listed);
  }
  settings.language = "en";
  await start();
});
