import { mount } from "svelte";
import "../../src/app.css";
import { start } from "../../src/lib/i18n.svelte.ts";
import Stand from "./Stand.svelte";

await start();
mount(Stand, { target: document.body });
