/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  type Loader = () => Promise<{ default: string }>;
  const loaders: Record<string, Record<"main" | "rules" | "learn" | "replay", Loader>>;
  export default loaders;
  /** For each language the few words that come with the page itself. */
  export const bare: Record<string, string>;
}
