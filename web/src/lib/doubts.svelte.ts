/**
 * Requests that may or may not have been done: the answer was lost, or the server does not know it either. They are sent
 * again, with the same id, until we know. Nothing is done twice.
 */

import { fetched, Problem } from "./api.ts";
import { isForEngine } from "./host.ts";

/** Milliseconds. */
const PATIENCE = 20_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** Errors that mean that a request was not done this time. */
const NOT_NOW = ["table-unavailable", "table-too-fast", "table-busy", "table-crowded"];
/** The status codes of a proxy when the server did not answer. */
const NO_ANSWER = [0, 502, 504];

let count = $state(0);

/** Whether any request is in doubt. */
export function isChecking(): boolean {
  return count > 0;
}

/** Show that a request is in doubt; the returned function ends it. */
export function doubt(): () => void {
  let isOpen = true;
  count += 1;
  return () => {
    if (isOpen) count -= 1;
    isOpen = false;
  };
}

/** Whether an error leaves a request in doubt. `wasOpen`: an earlier try already did. */
export function leavesOpen(error: unknown, wasOpen: boolean): boolean {
  if (!(error instanceof Problem)) return true;
  if (error.key === "table-in-doubt" || NO_ANSWER.includes(error.status)) return true;
  return wasOpen && NOT_NOW.includes(error.key);
}

/** Return the milliseconds to wait before the next try, by the number of tries so far. */
export const waitAfter = (times: number): number => Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (times - 1));

/** Send a request once; a timeout is an error, too. */
export async function send<Answer>(method: "POST" | "PUT", path: string, body: unknown): Promise<Answer> {
  return (await (await fetched(method, path, body, AbortSignal.timeout(PATIENCE))).json()) as Answer;
}

/** Send a request with an id until we know whether it was done. */
export async function sendUntilKnown<Answer>(method: "POST" | "PUT", path: string, body: unknown): Promise<Answer> {
  // Without a network, wait; this device needs none.
  if (!navigator.onLine && !isForEngine(path)) throw new Problem({ key: "web-no-connection" });
  let end: (() => void) | null = null;
  try {
    for (let times = 1; ; times++) {
      try {
        return await send<Answer>(method, path, body);
      } catch (error) {
        if (!leavesOpen(error, times > 1)) throw error;
      }
      end ??= doubt();
      await new Promise((resolve) => setTimeout(resolve, waitAfter(times)));
    }
  } finally {
    end?.();
  }
}
