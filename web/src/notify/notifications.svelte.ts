/** Notifications that it is our turn: of this page while it is open, and by push messages while none is. */

import { fetched, get, post } from "../lib/api.ts";
import { to } from "../lib/base.ts";
import { IS_STATIC } from "../lib/host.ts";
import { direction, language, t } from "../lib/i18n.svelte.ts";
import { choose, settings } from "../lib/settings.svelte.ts";
import type { PushDevices } from "../lib/types/api.ts";

/** Milliseconds in which the service worker must be there; without one, there are no push messages. */
const PATIENCE = 5000;

/** Whether push messages arrive in this browser, as far as we know. */
let hasPush = $state(true);
let permission = $state("Notification" in window ? Notification.permission : "denied");
let isChecked = false;

/** Why there can be no notifications here; null if there can. */
export function obstacle(): "static" | "insecure" | "unsupported" | null {
  if (IS_STATIC) return "static";
  if (!isSecureContext) return "insecure";
  return "Notification" in window && "serviceWorker" in navigator ? null : "unsupported";
}

/** Whether this browser tells us that it is our turn: always, or only while a page is open. Reactive. */
export function isOn(): "always" | "open" | null {
  if (!settings.notify || permission !== "granted") return null;
  return hasPush ? "always" : "open";
}

/** Ask the browser, and turn notifications on; returns whether it refuses. */
export async function turnOn(): Promise<boolean> {
  permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied";
  isChecked = true;
  await subscribe();
  choose("notify", true);
  return false;
}

/** Make sure that the server still knows this browser, if notifications are on; once for each page that is loaded. */
export async function check(): Promise<void> {
  if (isChecked || !isOn()) return;
  isChecked = true;
  await subscribe();
}

export async function turnOff(): Promise<void> {
  choose("notify", false);
  const found = await subscription();
  if (!found) return;
  // First of all here: then nothing can arrive any more, even if the server can't be reached.
  await found.unsubscribe();
  await fetched("DELETE", `/api/me/push?device=${await idOf(found.endpoint)}`);
}

/** Turn notifications off in all browsers of this person. */
export async function turnOffAll(): Promise<void> {
  choose("notify", false);
  await (await subscription())?.unsubscribe();
  await fetched("DELETE", "/api/me/push");
}

/** The address of this browser's push messages; empty if it gets none. */
export async function endpoint(): Promise<string> {
  return (await subscription().catch(() => null))?.endpoint ?? "";
}

/** Return a device's id at the server: the SHA-256 of its endpoint. */
export async function idOf(address: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(address));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The service worker, once it is active; null in browsers without. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  const late = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE, null));
  return Promise.race([navigator.serviceWorker.ready, late]);
}

async function subscription(): Promise<PushSubscription | null> {
  const found = await navigator.serviceWorker?.getRegistration();
  return (await found?.pushManager?.getSubscription()) ?? null;
}

/** Subscribe, or tell the server again. A subscription with an old key of the server is of no use. */
async function subscribe(): Promise<void> {
  const { key } = await get<PushDevices>("/api/me/push");
  const manager = (await worker())?.pushManager;
  let made: PushSubscription | null = null;
  try {
    const before = (await manager?.getSubscription()) ?? null;
    const replaces = before && !isFor(before, key) ? before.endpoint : "";
    if (replaces) await before!.unsubscribe();
    made = before && !replaces ? before : ((await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key })) ?? null);
  } catch (error) {
    // Some browsers have no push service; they still notify while a page is open.
    console.info(error);
  }
  hasPush = made !== null;
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  await post("/api/me/push", { endpoint, p256dh: keys!.p256dh, auth: keys!.auth, language: language() === "pseudo" ? "en" : language() });
}

function isFor({ options }: PushSubscription, key: string): boolean {
  const used = options.applicationServerKey;
  if (!used) return true;
  const text = btoa(String.fromCharCode(...new Uint8Array(used)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "") === key;
}

const tagOf = (table: string): string => `turn ${table}`;

/** Tell that it is our turn at a table, unless this page is being looked at. */
export async function remind(table: string, game: string): Promise<void> {
  if (!document.hidden || !isOn()) return;
  const found = await worker();
  // Only the worker can handle a click when this page is closed; phones allow no other notifications.
  await found?.showNotification(game, {
    body: t("web-notify-turn"),
    tag: tagOf(table),
    lang: language(),
    dir: direction(),
    icon: to("/icon-192.png"),
    data: { table },
  });
}

/** Remove the notification of a table: we are there, or it is no longer our turn. */
export async function withdraw(table: string): Promise<void> {
  if (!settings.notify) return;
  const found = await navigator.serviceWorker?.getRegistration();
  for (const each of (await found?.getNotifications({ tag: tagOf(table) })) ?? []) each.close();
}
