/** Writes the service worker for a set of files. */

import { readFileSync } from "node:fs";

const SOURCE = new URL("./sw.js", import.meta.url);

/**
 * Return the text of `sw.js`. Paths are below the site's folder.
 * @param {string} version
 * @param {string[]} files what the shell needs
 * @param {string[]} [later] what a static site has besides, in the order in which it is cached
 */
export function serviceWorker(version, files, later = []) {
  return readFileSync(SOURCE, "utf8")
    .replace("__VERSION__", version)
    .replace("__FILES__", JSON.stringify(files))
    .replace("__LATER__", JSON.stringify(later));
}

/** Whether a file is cached when it is first used, or after everything else: fonts, long texts and their pictures. */
export const isLater = (/** @type {string} */ name) =>
  /\.woff2$|\/(rules|learn|replay|main)-[\w-]+\.js$|^pictures\/[^/]+\//.test(name);
