import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { introduce, introduced } from "./lib/api.ts";
import { IS_STATIC } from "./lib/host.ts";
import { start } from "./lib/i18n.svelte.ts";
import { firstGame } from "./connection/initialData.ts";
import { keepFiles } from "./lib/serviceWorker.ts";
import ServerUnreachable from "./lib/ServerUnreachable.svelte";
import { pages } from "./pages.ts";
import { route } from "./router.svelte.ts";

// The address of the document will change; those of its icons and its manifest must not.
if (import.meta.env.VITE_STATIC)
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon], link[rel^=apple], link[rel=manifest]"))
    link.setAttribute("href", link.href);

// Load in parallel with the texts: the page itself, and our identity, unless the server already knows us.
pages[route().page]().catch(() => {});
if (firstGame) introduced();
else introduce().catch(() => {});
// Nothing is shown before its texts are loaded.
mount((await start()) ? App : ServerUnreachable, { target: document.getElementById("app")! });

// It loads all files, so it waits until the page itself is loaded.
if (import.meta.env.PROD) setTimeout(keepFiles, 1000);
// Without a server, the engine is ready before anyone has chosen a game.
if (IS_STATIC) setTimeout(() => void import("./engine/engine.svelte.ts").then((engine) => engine.start()).catch(() => {}), 300);
