/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  type Loader = () => Promise<{ default: string }>;
  const loaders: Record<string, Record<"main" | "rules" | "learn", Loader>>;
  export default loaders;
}
