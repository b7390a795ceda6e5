/// <reference types="svelte" />
/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Whether these are the pages of a static site, which plays without a server. */
  readonly VITE_STATIC: boolean;
}

declare module "virtual:words" {
  /** Messages by key, as parsed by Fluent. */
  export type Messages = Record<string, NonNullable<import("@fluent/bundle").Message["value"]>>;
  type Loader = () => Promise<{ default: Messages }>;
  const loaders: Record<string, Record<"main" | "rules" | "learn" | "replay" | "puzzles" | "progress" | "leaderboard" | "club" | "play" | "watch", Loader>>;
  export default loaders;
  /** For each language, the few texts that come with the page itself. */
  export const bare: Record<string, Messages>;
  export const rightToLeft: string[];
  /** The names of all games. */
  export const games: string[];
  /** The games that have a guided first game. */
  export const lessons: string[];
}
