import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES, leftToRight, PARTS, textOf } from "../words.ts";

describe("the words of the pages", () => {
  test.each(LANGUAGES)("%s is read whole by Fluent, with nothing of the terminal's", (language) => {
    for (const part of PARTS) {
      const text = textOf(language, part);
      const keys = text.match(/^[a-z][\w-]*(?= *=)/gm) ?? [];
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      for (const key of keys) expect(bundle.hasMessage(key), key).toBe(true);
      expect(keys.filter((key) => key.startsWith("cli-"))).toEqual([]);
      expect(text).not.toMatch(/^#/m);
    }
  });

  test("a game's long texts come with their pages, all else with every page", () => {
    expect(textOf("en", "main")).toMatch(/^crab-stack-name = /m);
    expect(textOf("en", "main")).not.toMatch(/^crab-stack-(rules?|editions?|example|learn)-/m);
    for (const key of ["rule-6", "rules-about", "edition-2-ours", "editions-tie", "example-two"])
      expect(textOf("fr", "rules")).toMatch(new RegExp(`^crab-stack-${key} =`, "m"));
    expect(textOf("fr", "learn")).toMatch(/^crab-stack-learn-1 = /m);
  });

  test("what is not translated stands there in English", () => {
    expect(textOf("no-such-language", "main")).toBe(textOf("en", "main"));
  });

  test("English in a language from right to left keeps its direction, line by line", () => {
    const bundle = new FluentBundle("fa");
    const value = leftToRight(["Take:\n- ", { type: "var", name: "one" }, "\n- more."]);
    bundle.addResource({ body: [{ id: "list", value, attributes: {} }] } as unknown as FluentResource);
    const said = bundle.formatPattern(bundle.getMessage("list")!.value!, { one: "one" });
    expect(said).toBe("\u2066Take:\u2069\n- \u2066\u2068one\u2069\u2069\n- \u2066more.\u2069");
  });

  test("every key that the sources name is there", () => {
    const keys = new Set(PARTS.flatMap((part) => textOf("en", part).match(/^[a-z][\w-]*(?= *=)/gm) ?? []));
    const missing = readdirSync("src", { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|svelte)$/.test(file))
      .flatMap((file) => namedIn(readFileSync(`src/${file}`, "utf8")).map((key) => [file, key]))
      .filter(([, key]) => !keys.has(key));
    expect(missing).toEqual([]);
  });
});

/** Return the keys that a source passes to `t` or puts into a message; not those that it composes. */
function namedIn(source: string): string[] {
  const said = source.match(/(\bt\(|\bkey:)[^,)}]*/g) ?? [];
  return said.flatMap((each) => [...each.matchAll(/"([a-z]+-[a-z0-9-]+)"/g)].map(([, key]) => key));
}
