import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { LANGUAGES, textOf } from "../words.ts";

describe("the words of the pages", () => {
  test.each(LANGUAGES)("%s is read whole by Fluent, with nothing of the terminal's", (language) => {
    for (const part of ["main", "rules", "learn"]) {
      const text = textOf(language, part);
      const keys = text.match(/^[a-z][\w-]*(?= *=)/gm) ?? [];
      const bundle = new FluentBundle(language);
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
      for (const key of keys) expect(bundle.hasMessage(key), key).toBe(true);
      expect(keys.filter((key) => key.startsWith("cli-"))).toEqual([]);
      expect(text).not.toMatch(/^#/m);
    }
  });

  test("what is not translated stands there in English", () => {
    expect(textOf("no-such-language", "main")).toBe(textOf("en", "main"));
  });
});
