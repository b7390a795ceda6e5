import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { introduce, introduced } from "./lib/api.ts";
import { start } from "./lib/i18n.svelte.ts";
import { firstGame } from "./connection/initialData.ts";
import ServerUnreachable from "./lib/ServerUnreachable.svelte";
import { pages } from "./pages.ts";
import { route } from "./router.svelte.ts";

// On their way while the words come: the page itself, and who we are, unless the server has shown that it knows us.
pages[route().page]().catch(() => {});
if (firstGame) introduced();
else introduce().catch(() => {});
// Nothing is shown before there are words for it.
mount((await start()) ? App : ServerUnreachable, { target: document.getElementById("app")! });

// Only where the browser trusts the address: on this machine, or by HTTPS.
async function keep(): Promise<void> {
  await navigator.serviceWorker
    .register("/sw.js")
    .then(() => navigator.serviceWorker.ready)
    .then((registration) => {
      const loaded = performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname);
      registration.active?.postMessage([...new Set(loaded.filter((path) => path.startsWith("/assets/")))]);
    })
    .catch(() => {
      // A browser that keeps nothing still plays.
    });
}

// All files are loaded for it: not while the page itself is.
if (import.meta.env.PROD && "serviceWorker" in navigator) setTimeout(() => void keep(), 1000);
