/** The pages, each loaded on demand. */

import type { Component } from "svelte";
import { load } from "./games/index.ts";
import { firstGame } from "./connection/initialData.ts";
import type { PageName } from "./router.svelte.ts";

export const pages: Record<PageName, () => Promise<{ default: Component }>> = {
  home: () => import("./pages/Home.svelte"),
  new: () => import("./pages/New.svelte"),
  table: async () => {
    const page = import("./pages/Table.svelte");
    // With its board loaded, the page is drawn once; otherwise it waits for the board itself.
    if (firstGame) await load(firstGame).catch(() => {});
    return page;
  },
  replay: () => import("./pages/Replay.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  puzzles: () => import("./pages/Puzzles.svelte"),
  progress: () => import("./pages/Progress.svelte"),
  // A site without a server has no ratings and no tournaments; `IS_STATIC` of another module would not keep the page out of its files.
  leaderboard: () => (import.meta.env.VITE_STATIC ? import("./pages/NotFound.svelte") : import("./pages/Leaderboard.svelte")),
  club: () => (import.meta.env.VITE_STATIC ? import("./pages/NotFound.svelte") : import("./pages/Club.svelte")),
  settings: () => import("./pages/Settings.svelte"),
  join: () => import("./pages/Join.svelte"),
  play: () => (import.meta.env.VITE_STATIC ? import("./pages/NotFound.svelte") : import("./pages/Play.svelte")),
  watch: () => (import.meta.env.VITE_STATIC ? import("./pages/NotFound.svelte") : import("./pages/Watch.svelte")),
  notFound: () => import("./pages/NotFound.svelte"),
};
