/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  /** Messages by key, as Fluent has taken them apart. */
  export type Messages = Record<string, NonNullable<import("@fluent/bundle").Message["value"]>>;
  type Loader = () => Promise<{ default: Messages }>;
  const loaders: Record<string, Record<"main" | "rules" | "learn" | "replay", Loader>>;
  export default loaders;
  /** For each language the few words that come with the page itself. */
  export const bare: Record<string, Messages>;
  export const rightToLeft: string[];
  /** The names of all games. */
  export const games: string[];
  /** The games that have a guided first game. */
  export const lessons: string[];
}
