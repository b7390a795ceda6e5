/** Who we are to others: a display name, nothing more. */

import { get, post, put } from "./api.ts";
import { t } from "./i18n.svelte.ts";
import type { DeviceLink, Me } from "./types/api.ts";

let known: string | undefined = $state();

/** The name as far as it is known yet. */
export function name(): string {
  return known ?? "";
}

export async function ask(): Promise<string> {
  known = (await get<Me>("/api/me")).name;
  return known;
}

export async function rename(wanted: string): Promise<void> {
  known = (await put<Me>("/api/me", { name: wanted })).name;
}

/** A name to sit down with: whoever has none gets one from the beach. */
export async function sure(): Promise<string> {
  const found = known || (await ask());
  if (found) return found;
  const names = t("web-guest-names")
    .split(/[,،]/)
    .map((each) => each.trim());
  await rename(names[Math.floor(Math.random() * names.length)]);
  return name();
}

/** A link by which another device becomes us. */
export const link = (): Promise<DeviceLink> => post("/api/me/link", {});

/** Become whoever made a link. */
export async function become(token: string): Promise<string> {
  known = (await post<Me>("/api/me/join", { token })).name;
  return known;
}
