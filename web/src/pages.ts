/** The pages, each loaded when it is wanted. */

import type { Component } from "svelte";
import type { PageName } from "./router.svelte.ts";

export const pages: Record<PageName, () => Promise<{ default: Component }>> = {
  home: () => import("./pages/Home.svelte"),
  new: () => import("./pages/New.svelte"),
  table: () => import("./pages/Table.svelte"),
  replay: () => import("./pages/Replay.svelte"),
  rules: () => import("./pages/Rules.svelte"),
  learn: () => import("./pages/Learn.svelte"),
  settings: () => import("./pages/Settings.svelte"),
  join: () => import("./pages/Join.svelte"),
  nowhere: () => import("./pages/Nowhere.svelte"),
};
