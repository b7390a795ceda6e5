/** Our identity for others: a display name, nothing more. */

import { get, post } from "./api.ts";
import { sendUntilKnown } from "./doubts.svelte.ts";
import { t } from "./i18n.svelte.ts";
import type { DeviceLink, Me } from "./types/api.ts";

let known: string | undefined = $state();

/** The name, if it is loaded. */
export function name(): string {
  return known ?? "";
}

export async function ask(): Promise<string> {
  known = (await get<Me>("/api/me")).name;
  return known;
}

export async function rename(wanted: string): Promise<void> {
  known = (await sendUntilKnown<Me>("PUT", "/api/me", { name: wanted })).name;
}

/** Return a name to sit down with: people without one get a name from the beach. */
export async function sure(): Promise<string> {
  const found = known || (await ask());
  if (found) return found;
  const names = t("web-guest-names")
    .split(/[,،]/)
    .map((each) => each.trim());
  await rename(names[Math.floor(Math.random() * names.length)]);
  return name();
}

/** Create a link that gives another device our identity. */
export const link = (): Promise<DeviceLink> => post("/api/me/link", {});

/** Take the identity of the person who created a link. */
export async function become(token: string): Promise<string> {
  const { endpoint } = await import("../notify/notifications.svelte.ts");
  return cameBackAs(await post<Me>("/api/me/join", { token, endpoint: await endpoint() }));
}

/** Note that this browser is another person now, and return their name. */
export async function cameBackAs(me: Me): Promise<string> {
  known = me.name;
  // Whoever it was before is told nothing here any more.
  const { turnOff } = await import("../notify/notifications.svelte.ts");
  await turnOff().catch(() => {});
  const { syncAsAnother } = await import("../progress/sync.ts");
  void syncAsAnother();
  return known;
}
