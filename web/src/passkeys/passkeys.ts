/** Passkeys: making one, and using one to become the same person again. The browser's part is a library, loaded when used. */

import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { get, post } from "../lib/api.ts";
import { cameBackAs } from "../lib/me.svelte.ts";
import type { Listed, Me, Passkey } from "../lib/types/api.ts";
import { endpoint } from "../notify/notifications.svelte.ts";

const PATH = "/api/me/passkeys";
const NUMERIC = /^[\d.]+$|^\[/;
const SYSTEMS = ["Android", "iPhone", "iPad", "Windows", "CrOS", "Mac", "Linux"];

/** The person has cancelled, or has not answered for too long. */
export class Cancelled extends Error {}
/** This device has a passkey of this person. */
export class Known extends Error {}

/** Why there can be no passkeys here; null if there can. */
export function obstacle(): "table-passkeys-need-https" | "web-passkey-unsupported" | null {
  if (!isSecureContext || NUMERIC.test(location.hostname)) return "table-passkeys-need-https";
  return "PublicKeyCredential" in window ? null : "web-passkey-unsupported";
}

/** What a passkey is called: after the system of its device. */
function nameHere(): string {
  return SYSTEMS.find((each) => navigator.userAgent.includes(each))?.replace("CrOS", "ChromeOS") ?? "";
}

export async function make(): Promise<Passkey[]> {
  const optionsJSON = await post<PublicKeyCredentialCreationOptionsJSON>(`${PATH}/new`, {});
  const { startRegistration } = await import("@simplewebauthn/browser");
  const credential = await startRegistration({ optionsJSON }).catch(explain);
  return post(PATH, { credential, name: nameHere() });
}

/** Become the person of a passkey, and return their name. */
export async function use(): Promise<string> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>(`${PATH}/challenge`, {});
  const { startAuthentication } = await import("@simplewebauthn/browser");
  const credential = await startAuthentication({ optionsJSON }).catch(explain);
  return cameBackAs(await post<Me>(`${PATH}/use`, { credential, endpoint: await endpoint() }));
}

/** Return the number of tables that would stay behind with the person that this browser is now. */
export async function countTables(): Promise<number> {
  return (await get<Listed[]>("/api/me/tables")).length;
}

function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : "";
  if (name === "InvalidStateError") throw new Known();
  if (name === "NotAllowedError" || name === "AbortError") throw new Cancelled();
  throw error;
}
