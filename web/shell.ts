/** The service worker, told which files make the shell: `sw.js` in the build. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("./sw.js", import.meta.url);
/** Fonts and long texts are kept when they are first used. */
const LATER = /\.woff2$|\/(rules|learn|replay|main)-[\w-]+\.js$/;

export function shell(): Plugin {
  return {
    name: "strandline-shell",
    apply: "build",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const files = ["/", "/icon.svg", ...names.map((name) => `/${name}`).filter((name) => !LATER.test(name))];
      const version = createHash("sha256").update(names.sort().join()).digest("hex").slice(0, 12);
      const source = readFileSync(SOURCE, "utf8")
        .replace("__VERSION__", version)
        .replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
