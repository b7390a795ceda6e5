import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { words } from "./words.ts";

export default defineConfig({
  root: fileURLToPath(new URL("tests/stand/", import.meta.url)),
  base: "./",
  plugins: [svelte({ compilerOptions: { runes: true } }), words()],
  build: { target: "es2022", assetsInlineLimit: 0, emptyOutDir: true },
});
