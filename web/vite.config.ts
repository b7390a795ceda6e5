/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
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
    // Which file needs which: the server writes into a page what it will need.
    manifest: "built.json",
    // A few files of some size: each small one would be a request, and cost more than it saves.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|virtual:words$|\/src\/(lib\/(?!Qr|Share)|connection\/|router|games\/index)/ },
            { name: "board", test: /\/src\/games\/[^/]+$/ },
          ],
        },
      },
    },
  },
  // Words and pages stand in the games' folders.
  server: { fs: { allow: [".."] } },
  // Svelte's browser side, also where vitest runs it.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"] },
});
