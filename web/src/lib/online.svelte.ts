/** Whether the server answers. When it does not, it is asked again by itself until it does. */

const SOON = 1000;
const LATE = 10_000;
/** Milliseconds within which the page is loaded again once for a part: what that does not mend, a second time would not. */
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

/** Something did not get through: say so, and keep asking. */
export function lost(): void {
  if (!online) return;
  online = false;
  wait = SOON;
  later();
}

/** Waits until the server answers. */
export function back(): Promise<void> {
  return online ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
}

/** Whether a part of the page cannot be had, though the server answers and the page was loaded again for it. */
export function isMissing(): boolean {
  return missing;
}

/** Load the page again for a part that does not come; not again and again. */
export function reloadFor(part: string): void {
  const key = `strandline-reloaded-${part}`;
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) > ONCE) {
      sessionStorage.setItem(key, String(Date.now()));
      return location.reload();
    }
  } catch {
    // A browser that keeps nothing would not know that it was done.
  }
  missing = true;
}

/** A part of the page itself, asked for until it is there. */
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
    // The server answers, and has it not: it was renewed, or the browser remembers that it failed. A new page helps.
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
    const answer = await fetch("/healthz", { cache: "no-store" });
    if (!answer.ok) throw new Error(String(answer.status));
    if (!online) returns += 1;
    online = true;
    for (const each of waiting.splice(0)) each();
  } catch {
    wait = Math.min(wait * 1.5, LATE);
    later();
  }
}

addEventListener("offline", lost);
// Ask at once when the system says that there is a network again, or someone looks at the page.
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
