/**
 * The Fluent files as modules: `virtual:words` has, for each language, a function for each part that loads its messages.
 * It also lists the games, and those with a guided first game.
 */

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const PACKAGE = fileURLToPath(new URL("../src/strandline", import.meta.url));
const KNOWN = JSON.parse(readFileSync(join(PACKAGE, "locale/languages.json"), "utf8"));
export const LANGUAGES: string[] = KNOWN.languages;

/** The part that a message belongs to: long texts load only with their pages, and texts of the terminal never do. */
export const PARTS = ["main", "rules", "learn", "replay", "puzzles", "progress", "leaderboard", "club", "play", "watch"];
const LONG = /^(rules|learn|replay|puzzles|progress|leaderboard|club|play|watch)$/;
/** The parts of pages that only a server has. */
const OF_SERVERS = ["leaderboard", "club", "play", "watch"];
const OF_RULES = /^(rules?|quick|editions?|example|tip)$/;

/** The messages that are needed before any language is loaded. */
const BARE = ["web-unreached", "web-went-wrong", "web-try-again"];

interface Source {
  path: string;
  /** Return which of its messages are in a part. */
  has(key: string, part: string): boolean;
}

/** Return the part of a shared file: `web-rules.ftl` belongs to the rules page, `table-club.ftl` to that of club evenings. */
function partOfFile(name: string): string {
  if (KNOWN.terminal_only.includes(name)) return "terminal";
  const page = name.replace(/^(web|table)-/, "");
  return LONG.test(page) ? page : "main";
}

/** Return the part of a game's message, by the word after the game's name: `crab-stack-rule-6` is of the rules page. */
function partOfKey(game: string, key: string): string {
  const word = key.slice(game.length + 1).split("-")[0];
  return OF_RULES.test(word) ? "rules" : LONG.test(word) ? word : "main";
}

/** The games' folders in the package. */
function folders(): string[] {
  const games = join(PACKAGE, "games");
  return readdirSync(games).filter((folder) => existsSync(join(games, folder, "rules.py"))).sort();
}

function nameOf(folder: string): string {
  return folder.replaceAll("_", "-");
}

function hasLessons(folder: string): boolean {
  const pages = join(PACKAGE, "games", folder, "pages.json");
  return existsSync(pages) && "learn" in JSON.parse(readFileSync(pages, "utf8"));
}

function sourcesOf(language: string): Source[] {
  const shared = join(PACKAGE, "locale", language);
  const names = existsSync(shared) ? readdirSync(shared).sort() : [];
  return [
    ...names.map((file) => ({
      path: join(shared, file),
      has: (_: string, part: string) => partOfFile(file.replace(".ftl", "")) === part,
    })),
    ...folders().map((folder) => ({
      path: join(PACKAGE, "games", folder, "locale", `${language}.ftl`),
      has: (key: string, part: string) => partOfKey(nameOf(folder), key) === part,
    })),
  ].filter(({ path }) => existsSync(path));
}

/** Return a file's messages by key, without comments. */
function messages(text: string): [string, string][] {
  const entries = text.replace(/^#.*$/gm, "").split(/^(?=-?[a-zA-Z][\w-]* *=)/m);
  return entries.flatMap((entry) => {
    const key = /^(-?[a-zA-Z][\w-]*) *=/.exec(entry)?.[1];
    return key ? [[key, entry.trimEnd()] as [string, string]] : [];
  });
}

function read(language: string, part: string): [string, string][] {
  return sourcesOf(language).flatMap(({ path, has }) =>
    messages(readFileSync(path, "utf8")).filter(([key]) => has(key, part)),
  );
}

/** Return a language's text of a part, or of some of its keys; missing translations are in English. */
export function textOf(language: string, part: string, keys?: string[]): string {
  const found = new Map([...read("en", part), ...read(language, part)]);
  return (keys ?? [...found.keys()]).map((key) => found.get(key)).join("\n");
}

/** Parse Fluent's text at build time: a browser would need as long for it as for drawing the page. */
export function taken(text: string): Record<string, unknown> {
  return Object.fromEntries(new FluentResource(text).body.map(({ id, value }) => [id, value]));
}

const [LEFT_TO_RIGHT, POP] = [0x2066, 0x2069].map((code) => String.fromCharCode(code));

/** Return a pattern, or a part of it, that keeps its direction in a right-to-left text, line by line. */
export function leftToRight(pattern: unknown): unknown[] {
  const lined = (part: unknown) =>
    typeof part === "string" ? part.replace(/\n(- )?/g, `${POP}\n$1${LEFT_TO_RIGHT}`) : part;
  return [LEFT_TO_RIGHT, ...(Array.isArray(pattern) ? pattern : [pattern]).map(lined), POP];
}

/** Return a language's messages of a part. English ones in a right-to-left language stay left-to-right. */
function messagesOf(language: string, part: string, keys?: string[]): Record<string, unknown> {
  const found = taken(textOf(language, part, keys));
  if (!KNOWN.right_to_left.includes(language)) return found;
  const own = new Set(read(language, part).map(([key]) => key));
  return Object.fromEntries(
    Object.entries(found).map(([key, pattern]) => [key, own.has(key) ? pattern : leftToRight(pattern)]),
  );
}

/** `isStatic`: for a site without a server. */
export function words(isStatic = false): Plugin {
  const there = PARTS.filter((part) => !isStatic || !OF_SERVERS.includes(part));
  const index = "virtual:words";
  return {
    name: "strandline-words",
    resolveId(id) {
      return id === index || id.startsWith(`${index}/`) ? `\0${id}` : undefined;
    },
    load(id) {
      if (id === `\0${index}`) {
        const loaders = LANGUAGES.map((language) => {
          const parts = there.map((part) => `${part}: () => import("${index}/${language}/${part}")`);
          return `${JSON.stringify(language)}: {${parts.join(", ")}}`;
        });
        const bare = Object.fromEntries(LANGUAGES.map((language) => [language, messagesOf(language, "main", BARE)]));
        const games = folders().map(nameOf);
        const lessons = folders().filter(hasLessons).map(nameOf);
        const told = Object.entries({ bare, rightToLeft: KNOWN.right_to_left, games, lessons });
        const lines = told.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`);
        return [`export default {${loaders.join(", ")}};`, ...lines].join("\n");
      }
      if (!id.startsWith(`\0${index}/`)) return undefined;
      const [, language, part] = id.slice(1).split("/");
      for (const { path } of [...sourcesOf("en"), ...sourcesOf(language)]) this.addWatchFile(path);
      // JSON is parsed faster than a script.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(messagesOf(language, part)))});`;
    },
  };
}
