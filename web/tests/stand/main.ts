/** A board alone, which shows any position that a test sets up. It is never shipped. */

import { mount } from "svelte";
import "../../src/app.css";
import { start } from "../../src/lib/i18n.svelte.ts";
import { mark } from "../../src/lib/settings.svelte.ts";
import Stand from "./Stand.svelte";

mark(document.documentElement);
await start();
mount(Stand, { target: document.getElementById("stand")! });
