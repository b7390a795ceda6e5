/** The Fluent files as modules: `virtual:words` has, for each language, a function for each part that loads its messages. */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const LOCALES = fileURLToPath(new URL("../src/strandline/locale", import.meta.url));

/** Long texts come only with their pages; what is only the terminal's never does. */
const PARTS: [string, RegExp][] = [
  ["terminal", /^(analysis|arena|bots|cli|simulate|solve)\.ftl$/],
  ["rules", /^(web-)?rules/],
  ["learn", /^(web-)?learn/],
  ["replay", /^web-replay/],
  ["main", /./],
];

/** What can be said before any language has come. */
const BARE = ["web-unreached", "web-went-wrong", "web-try-again"];

function partOf(file: string): string {
  return PARTS.find(([, files]) => files.test(file))![0];
}

/** A file's messages by key, without comments. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const entry of text.replace(/^#.*$/gm, "").split(/^(?=-?[a-zA-Z][\w-]* *=)/m)) {
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(entry)?.[1];
    if (key) found.set(key, entry.trimEnd());
  }
  return found;
}

function filesOf(language: string): string[] {
  const folder = join(LOCALES, language);
  return existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith(".ftl")).sort() : [];
}

function read(language: string, part: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of filesOf(language))
    if (partOf(file) === part)
      for (const [key, entry] of messages(readFileSync(join(LOCALES, language, file), "utf8"))) found.set(key, entry);
  return found;
}

/** A language's text of a part, or of some of its keys; what is not translated stands there in English. */
export function textOf(language: string, part: string, keys?: string[]): string {
  const found = new Map([...read("en", part), ...read(language, part)]);
  return (keys ?? [...found.keys()]).map((key) => found.get(key)).join("\n");
}

/** Fluent's text, taken apart here: a browser would take as long for it as for drawing the page. */
export function taken(text: string): Record<string, unknown> {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));
}

export const LANGUAGES = ["en", "hu", "fa", "nl", "ru", "fr"];

export function words(): Plugin {
  const index = "virtual:words";
  return {
    name: "strandline-words",
    resolveId(id) {
      return id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${index}`) {
        const loaders = LANGUAGES.map((language) => {
          const parts = ["main", "rules", "learn", "replay"].map(
            (part) => `${part}: () => import("${index}/${language}/${part}")`,
          );
          return `${JSON.stringify(language)}: {${parts.join(", ")}}`;
        });
        const bare = Object.fromEntries(LANGUAGES.map((language) => [language, taken(textOf(language, "main", BARE))]));
        return `export default {${loaders.join(", ")}};\nexport const bare = ${JSON.stringify(bare)};`;
      }
      if (!id.startsWith(`\0${index}/`)) return undefined;
      const [, language, part] = id.slice(1).split("/");
      for (const each of ["en", language])
        for (const file of filesOf(each)) this.addWatchFile(join(LOCALES, each, file));
      // JSON is read faster than a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(taken(textOf(language, part))))});`;
    },
  };
}
