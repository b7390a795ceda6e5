/** The service worker caches the pages. Browsers allow it on this machine, and elsewhere only with HTTPS. */

import { base, to } from "./base.ts";

/** Browsers that are asked to save data have this. */
interface Connected {
  connection?: { saveData?: boolean };
}

/** Report the files that the page has loaded before the worker started: its language, its fonts. */
function report(): void {
  const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
  const addresses = [...new Set(loaded.filter((path) => path.startsWith(`${base}assets/`)))];
  const isWhole = !(navigator as Connected).connection?.saveData;
  navigator.serviceWorker.controller?.postMessage({ type: "files", addresses, isWhole });
}

/** Start the service worker: it caches the shell of the server's pages, and all of a static site. */
export function keepFiles(): void {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) report();
  serviceWorker.addEventListener("controllerchange", report);
  // Without storage, playing still works.
  serviceWorker.register(to("/sw.js")).catch(() => {});
}
