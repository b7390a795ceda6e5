/** What a person has chosen for this browser; kept here, never sent. */

export interface Settings {
  /** "" for the browser's own. */
  language: string;
  theme: "system" | "light" | "dark";
  /** Patterns beside colours. */
  patterns: boolean;
  motion: "system" | "on" | "off";
  sound: boolean;
  coordinates: boolean;
  /** Ask before a move is sent. */
  confirm: boolean;
  /** Show which pieces are threatened. */
  threats: boolean;
  /** Show one's own hidden values, where the game lets one look; else one remembers them. */
  values: boolean;
  /** Of the bots to play against at once. */
  level: number;
}

export const DEFAULTS: Readonly<Settings> = {
  language: "",
  theme: "system",
  patterns: false,
  motion: "system",
  sound: true,
  coordinates: true,
  confirm: false,
  threats: false,
  values: true,
  level: 2,
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
    if (typeof found[name] === typeof DEFAULTS[name]) Object.assign(settings, { [name]: found[name] });
  return settings;
}

export const settings: Settings = $state(known(kept()));

export function choose<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
  settings[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

const stillSystem = matchMedia("(prefers-reduced-motion: reduce)");
const still = $state({ system: stillSystem.matches });
stillSystem.addEventListener("change", () => (still.system = stillSystem.matches));

/** Whether things may move. */
export function moving(): boolean {
  return settings.motion === "on" || (settings.motion === "system" && !still.system);
}

/** The page's root says what was chosen, so that style sheets can follow. */
export function mark(root: HTMLElement): void {
  root.dataset.theme = settings.theme;
  root.dataset.motion = moving() ? "on" : "off";
  root.dataset.patterns = settings.patterns ? "on" : "off";
}

// Another window of the same browser.
addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, known(kept()));
});
