import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { start } from "./lib/i18n.svelte.ts";

// Nothing is shown before there are words for it.
await start();
mount(App, { target: document.getElementById("app")! });
