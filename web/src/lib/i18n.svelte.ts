/** Texts in the reader's language, from the same Fluent files as Python's. */

import { FluentBundle, type FluentVariable } from "@fluent/bundle";
import loaders, { bare, rightToLeft, type Messages } from "virtual:words";
import { insist, lost } from "./online.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** A parameter may be a message itself, such as a quoted reason. */
export type Params = Record<string, string | number | Message>;
/** A key of the Fluent files with its parameters. */
export interface Message {
  key: string;
  params?: Params;
}
export type Part = "main" | "rules" | "learn" | "replay" | "puzzles" | "progress" | "leaderboard" | "club" | "play" | "watch";

/** Longer English with accents: any text without accents was never translated. */
export const PSEUDO = "pseudo";
export const LANGUAGES = Object.keys(loaders);
const HAS_RTL = /[\u0590-\u08ff]/;
/** Commas and digits have no direction of their own. */
const HAS_RTL_LETTER = /(?=\p{L})[\u0590-\u08ff]/u;
const [ISOLATE, POP, RIGHT_TO_LEFT] = [0x2068, 0x2069, 0x200f].map((code) => String.fromCharCode(code));
const ISOLATED = new RegExp(`${ISOLATE}[^${ISOLATE}${POP}]*${POP}`, "g");

let bundle: FluentBundle | undefined = $state.raw();
let current = $state("en");
const parts = new Set<Part>(["main"]);
/** A cache of formatted texts in this language. */
const formatted = new Map<string, string>();
const MOST_FORMATTED = 5000;
/** The parts that are loaded. */
let here = new Set<Part>();

function wanted(): string {
  if (settings.language === PSEUDO || LANGUAGES.includes(settings.language)) return settings.language;
  for (const each of navigator.languages) {
    const found = each.toLowerCase().split("-")[0];
    if (LANGUAGES.includes(found)) return found;
  }
  return "en";
}

/** Return a text with accents on every letter, and double vowels for the length of other languages; `code` stays. */
function accented(text: string): string {
  return text.replace(/`[^`]*`|[aeiou]|[a-z]/gi, (found) =>
    found.startsWith("`") ? found : `${found}\u0301`.repeat(/[aeiou]/.test(found) ? 2 : 1),
  );
}

async function load(name = wanted()): Promise<void> {
  const [asked, taken] = [wanted(), [...parts]];
  if (bundle && current === name && taken.every((part) => here.has(part))) return;
  const texts = await Promise.all(taken.map((part) => loaders[spokenIn(name)][part]()));
  if (asked !== wanted() || taken.length < parts.size) return load();
  use(name, texts.map((text) => text.default));
  here = new Set(taken);
}

function spokenIn(name: string): string {
  return name === PSEUDO ? "en" : name;
}

function use(name: string, parts: Messages[]): void {
  const made = new FluentBundle(spokenIn(name), {
    useIsolating: rightToLeft.includes(name),
    ...(name === PSEUDO ? { transform: accented } : {}),
  });
  const body = parts.flatMap((part) => Object.entries(part)).map(([id, value]) => ({ id, value, attributes: {} }));
  made.addResource({ body });
  formatted.clear();
  current = name;
  bundle = made;
  document.documentElement.lang = spokenIn(name);
  document.documentElement.dir = direction();
}

/**
 * Load the reader's language before anything is shown; without a connection, another one from the cache. Returns false if
 * there is none: then there are only the few texts that come with the page itself.
 */
export async function start(): Promise<boolean> {
  for (const name of new Set([wanted(), ...LANGUAGES])) {
    try {
      await load(name);
      return true;
    } catch {
      lost();
    }
  }
  use(wanted(), [bare[spokenIn(wanted())]]);
  return false;
}

/** Load the reader's language after it was changed or could not be loaded, as soon as there is a connection. */
export async function speak(): Promise<void> {
  await insist("words", () => load());
}

/** Load a part that not every page needs; pages with long texts wait for it. */
export async function need(part: Part): Promise<void> {
  if (here.has(part)) return;
  parts.add(part);
  await insist("words", () => load());
}

/** The language in use; "en", "fa", … */
export function language(): string {
  return current;
}

export function direction(): "ltr" | "rtl" {
  return rightToLeft.includes(current) ? "rtl" : "ltr";
}

/** Whether there is a text for a key. */
export function has(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** Return the text of a key. A missing key is a bug: it is shown as it is, and logged. */
export function t(key: string, params: Params = {}): string {
  // Read first, so that texts are shown again when the language changes.
  void bundle;
  const asked = key + JSON.stringify(params);
  const known = formatted.get(asked);
  if (known !== undefined) return known;
  if (formatted.size >= MOST_FORMATTED) formatted.clear();
  const words = put(key, params);
  formatted.set(asked, words);
  return words;
}

/** Return the text of a message. */
export function say({ key, params }: Message): string {
  return t(key, params);
}

function put(key: string, params: Params): string {
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) {
    console.error(`no message ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const words = bundle.formatPattern(pattern, isolated(spelled(params)), errors);
  for (const error of errors) console.error(`message ${key}: ${error.message}`);
  return directed(words);
}

function spelled(params: Params): Record<string, string | number> {
  const texts = Object.entries(params).map(([name, value]) => [name, typeof value === "object" ? say(value) : value]);
  return Object.fromEntries(texts);
}

/** Return a right-to-left text with a direction mark if it has no letters of its own besides its parameters. */
function directed(words: string): string {
  if (direction() === "ltr" || !words.includes(ISOLATE)) return words;
  let own = words;
  for (let before = ""; before !== own; own = own.replace(ISOLATED, "")) before = own;
  return HAS_RTL_LETTER.test(own) ? words : RIGHT_TO_LEFT + words;
}

/** Isolate a right-to-left name inside a left-to-right sentence. */
function isolated(params: Record<string, string | number>): Record<string, FluentVariable> {
  if (direction() === "rtl") return params;
  const kept = Object.entries(params).map(([name, value]) =>
    typeof value === "string" && HAS_RTL.test(value) ? [name, ISOLATE + value + POP] : [name, value],
  );
  return Object.fromEntries(kept);
}

/** Return a number in the language's digits. */
export function number(value: number, options: Intl.NumberFormatOptions = {}): string {
  return intl(`number ${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale(), options)).format(value);
}

/** Intl's formatters are expensive to create: each is created once per language. */
const tools = new Map<string, unknown>();

function intl<Tool>(name: string, make: () => Tool): Tool {
  const kept = `${locale()} ${name}`;
  if (!tools.has(kept)) tools.set(kept, make());
  return tools.get(kept) as Tool;
}

/** The language's tag for Intl. */
export function locale(): string {
  return spokenIn(current);
}

/** Return a list in words: "Ann, Bob and Cid"; a "unit" has commas only, which Intl leaves out in Russian. */
export function list(items: string[], type: "conjunction" | "disjunction" | "unit" = "conjunction"): string {
  const item = (value: string) => (direction() === "rtl" ? ISOLATE + value + POP : value);
  if (type === "unit") return directed(items.map(item).join(direction() === "rtl" ? "، " : ", "));
  const parts = intl(`list ${type}`, () => new Intl.ListFormat(locale(), { type })).formatToParts(items);
  return directed(parts.map((part) => (part.type === "literal" ? spoken(part.value) : item(part.value))).join(""));
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** Return Intl's text, with accents for the pseudo-language, which Intl does not know. */
function spoken(words: string): string {
  return current === PSEUDO ? accented(words) : words;
}

/** Return when something happened, in words: "5 minutes ago". */
export function ago(at: number): string {
  const words = intl("ago", () => new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }));
  for (const [unit, long] of STEPS) {
    const count = Math.floor((Date.now() - at) / long);
    if (count >= 1) return spoken(words.format(-count, unit));
  }
  return spoken(words.format(0, "second"));
}
