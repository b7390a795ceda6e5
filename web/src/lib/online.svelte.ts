/** Whether the server answers. If it does not, we retry until it does. */

import { to } from "./base.ts";

/** A file of a static site that the service worker does not cache, or the server's word on itself. */
const ALIVE = to(import.meta.env.VITE_STATIC ? "/sw.js" : "/healthz");
const SOON = 1000;
const LATE = 10_000;
/** The page is reloaded for a missing part at most once in this many milliseconds: a second reload would not help. */
const ONCE = 60_000;

let online = $state(true);
let returns = $state(0);
let missing = $state(false);
let wait = SOON;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

export function isOnline(): boolean {
  return online;
}

/** How often the connection has come back: pages that follow it load what they may have missed. */
export function cameBack(): number {
  return returns;
}

/** Handle a failed request: show that we are offline, and retry. */
export function lost(): void {
  if (!online) return;
  online = false;
  wait = SOON;
  later();
}

/** Wait until the server answers. */
export function back(): Promise<void> {
  return online ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}

/** Whether a part of the page cannot be loaded, though the server answers and the page was reloaded for it. */
export function isMissing(): boolean {
  return missing;
}

/** Reload the page for a part that cannot be loaded, but not again and again. */
export function reloadFor(part: string): void {
  const key = `strandline-reloaded-${part}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) > ONCE) {
      sessionStorage.setItem(key, String(Date.now()));
      return location.reload();
    }
  } catch {
    // Without storage, we would not know that we have reloaded.
  }
  missing = true;
}

/** Load a part of the page itself, with retries. */
export async function insist<Part>(part: string, load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    lost();
    await back();
  }
  try {
    return await load();
  } catch {
    // The server answers without it: it was updated, or the browser has cached the failure. A reload helps.
    reloadFor(part);
    return new Promise(() => {});
  }
}

function later(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void again(), wait);
}

async function again(): Promise<void> {
  try {
    const answer = await fetch(ALIVE, { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    if (!online) returns += 1;
    online = true;
    for (const each of waiting.splice(0)) each();
  } catch {
    wait = Math.min(wait * 1.5, LATE);
    later();
  }
}

// A static site needs no connection once it is cached.
if (!import.meta.env.VITE_STATIC) addEventListener("offline", lost);
// Retry at once when the network is back, or when someone returns to the page.
function hurry(): void {
  if (!online) {
    wait = SOON;
    clearTimeout(timer);
    void again();
  }
}
addEventListener("online", hurry);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) hurry();
});
