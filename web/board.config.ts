/** Builds one board alone, for tests: `vite build tests/board --config board.config.ts --outDir …`. */

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { words } from "./words.ts";

export default defineConfig({
  plugins: [svelte({ configFile: "../../svelte.config.js" }), words()],
  build: { target: "es2022", assetsInlineLimit: 0, emptyOutDir: true },
});
