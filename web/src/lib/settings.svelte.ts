/** The settings of this browser; stored here, never sent. */

import { LIMITS } from "./types/limits.ts";

/** The levels of bots. */
export const LEVELS = Array.from({ length: LIMITS.BotSeat.level.most }, (_, n) => n + 1);

export interface Settings {
  /** "" for the browser's language. */
  language: string;
  theme: "system" | "light" | "dark";
  /** Patterns in addition to colours. */
  patterns: boolean;
  motion: "system" | "on" | "off";
  sound: boolean;
  /** Show the names of places. */
  coordinates: boolean;
  /** Ask before a move is sent. */
  confirm: boolean;
  /** Show which pieces are threatened. */
  threats: boolean;
  /** Show your own hidden values, if the game allows it; otherwise you must remember them. */
  values: boolean;
  /** The level of the bots where none has been chosen. */
  level: number;
  /** The level of the bots that was chosen last, by game. */
  levels: Record<string, number>;
  /** Tell us when it is our turn, if the browser allows it. */
  notify: boolean;
  /** Keep the engine in this browser, to play without the server. */
  offline: boolean;
}

export const DEFAULTS: Readonly<Settings> = {
  language: "",
  theme: "system",
  patterns: false,
  motion: "system",
  sound: true,
  coordinates: false,
  confirm: false,
  threats: false,
  values: true,
  level: 2,
  levels: {},
  notify: false,
  offline: false,
};

const KEY = "strandline-settings";

function kept(): Partial<Settings> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return found !== null && typeof found === "object" ? found : {};
  } catch {
    return {};
  }
}

function known(found: Partial<Settings>): Settings {
  const settings: Settings = { ...DEFAULTS };
  for (const name of Object.keys(DEFAULTS) as (keyof Settings)[])
    if (found[name] !== null && typeof found[name] === typeof DEFAULTS[name]) Object.assign(settings, { [name]: found[name] });
  return settings;
}

export const settings: Settings = $state(known(kept()));

export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage, playing still works.
  }
}

/** Return the level of the bots in a game. */
export function levelIn(game: string): number {
  const level = settings.levels[game] ?? settings.level;
  return LEVELS.includes(level) ? level : DEFAULTS.level;
}

export function chooseLevel(game: string, level: number): void {
  choose("levels", { ...settings.levels, [game]: level });
}

const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");
const still = $state({ system: stillSystem.matches });
stillSystem.addEventListener("change", () => (still.system = stillSystem.matches));

/** Whether animations are on. */
export function moving(): boolean {
  return settings.motion === "on" || (settings.motion === "system" && !still.system);
}

/** Write the settings to the root element, for the style sheets. */
export function mark(root: HTMLElement): void {
  root.dataset.theme = settings.theme;
  root.dataset.motion = moving() ? "on" : "off";
  root.dataset.patterns = settings.patterns ? "on" : "off";
}

// Another window of the same browser.
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, known(kept()));
});
