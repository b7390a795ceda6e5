/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { shell } from "./shell.ts";
import { words } from "./words.ts";

export default defineConfig(({ mode }) => ({
  define: { "import.meta.env.VITE_STATIC": mode === "static" },
  // A static site may lie in any folder.
  base: mode === "static" ? "./" : "/",
  plugins: [svelte(), words(mode === "static"), ...(mode === "static" ? [] : [shell()])],
  build: {
    outDir: mode === "static" ? "../static" : "../src/strandline/web",
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: addresses for fonts or scripts.
    assetsInlineLimit: 0,
    // The manifest of dependencies: the server writes into a page the files that it will need.
    manifest: "built.json",
    // A few larger files: a request for each small one would cost more than it saves.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: /node_modules\/(svelte|esm-env|clsx|@fluent)\/|virtual:words$|\/src\/(lib\/(?!Qr|Share)|connection\/(?!local|open)|router|games\/index)/ },
            { name: "board", test: /\/src\/games\/[^/]+$/ },
          ],
        },
      },
    },
  },
  // Texts and pages are in the games' folders.
  server: { fs: { allow: [".."] } },
  // Svelte's browser build, also in vitest.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: { include: ["tests/**/*.test.ts"] },
}));
