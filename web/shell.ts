/** Builds the service worker of the server's pages, `sw.js`, with the list of files that make the shell. */

import { createHash } from "node:crypto";
import type { Plugin } from "vite";
import { isLater, serviceWorker } from "./serviceWorker.mjs";

export function shell(): Plugin {
  return {
    name: "strandline-shell",
    apply: "build",
    generateBundle(_, bundle) {
      const names = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const version = createHash("sha256").update(names.sort().join()).digest("hex").slice(0, 12);
      const source = serviceWorker(version, ["", "icon.svg", "icon-turn.svg", ...names.filter((name) => !isLater(name))]);
      this.emitFile({ type: "asset", fileName: "sw.js", source });
    },
  };
}
