import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { shell } from "./shell.ts";
import { words } from "./words.ts";

export default defineConfig({
  plugins: [svelte(), words(), shell()],
  build: {
    outDir: "../src/strandline/web",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
    // Which file needs which: the tests weigh the pages by it.
    manifest: "built.json",
  },
  // Svelte's browser side, also where vitest runs it.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"] },
});
