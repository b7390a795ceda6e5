/** Requests to the host: a server, or the engine on this device. Its errors are keys with parameters, shown with `t`. */

import { base } from "./base.ts";
import { hasLocalTables, IS_STATIC, isForEngine, isLocal } from "./host.ts";
import { locale, t } from "./i18n.svelte.ts";
import type { Params } from "./i18n.svelte.ts";
import { lost } from "./online.svelte.ts";
import type { Listed } from "./types/api.ts";

export interface ProblemData {
  key: string;
  rule?: string;
  params?: Params;
  about?: string;
}

/** An error of the server or of the network. */
export class Problem extends Error {
  readonly key: string;
  readonly rule: string;
  readonly params: Params;
  readonly about: string;
  readonly status: number;

  constructor(data: ProblemData, status = 0) {
    super(data.key);
    this.key = data.key;
    this.rule = data.rule ?? "";
    this.params = data.params ?? {};
    this.about = data.about ?? "";
    this.status = status;
  }
}

/** Return the text. Where the game is known, `ProblemText` also links to the rule. */
export function words(problem: ProblemData): string {
  return t(problem.key, problem.params);
}

/** Return the text as a sentence with a capital letter, unless it begins with a quotation or the name of a move. */
export function sentence(problem: ProblemData): string {
  const raised = (word: string) => word[0].toLocaleUpperCase(locale()) + word.slice(1);
  return words(problem).replace(/^\p{Ll}\p{L}*(?![\p{L}\p{N}@=])/u, raised);
}

/** Return any error as one that can be shown. */
export function problem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  console.error(error);
  return new Problem({ key: "web-went-wrong" });
}

/** What a static site has as files, so that a page need not wait for the engine. */
const FILES = /^\/api\/(games$|symbols\/)/;

/** Request something from the engine, which is loaded only now. */
async function fromEngine(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  if (IS_STATIC && FILES.test(path)) return fetch(`${base}${path.slice(1)}${path.endsWith(".svg") ? "" : ".json"}`);
  const text = body instanceof Blob ? body.text() : body === undefined ? "" : JSON.stringify(body);
  const { requestHere } = await import("../engine/stored.ts");
  return requestHere(method, path, await text, signal);
}

/** Whether a request changes nothing, so that another host may answer it, too. What the server keeps of us only it knows. */
const isQuestion = (method: string, path: string): boolean =>
  (method === "GET" && path !== "/api/me/progress") || /^\/api\/(try|records)(?!\/keep)/.test(path);

async function once(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  if (isForEngine(path)) return fromEngine(method, path, body, signal);
  const request: RequestInit = { method, credentials: "same-origin", signal };
  if (body !== undefined) {
    request.body = body instanceof Blob ? body : JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  try {
    return await fetch(path, request);
  } catch (error) {
    if (signal?.aborted) throw error;
    lost();
    if (isQuestion(method, path) && isForEngine(path)) return fromEngine(method, path, body, signal);
    throw new Problem({ key: "web-no-connection" });
  }
}

/** Request the cookie that identifies us, before any other request. */
let known: Promise<unknown> | undefined;

export function introduce(): Promise<unknown> {
  if (isLocal()) return Promise.resolve();
  known ??= once("GET", "/api/me").catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Note that the server knows us, so that no cookie is needed. */
export function introduced(): void {
  known = Promise.resolve();
}

/** Return the raw response: a picture, a file, lines. A Blob is sent as it is, anything else as JSON. */
export async function fetched(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  await introduce();
  let answer = await once(method, path, body, signal);
  if (answer.status === 401) {
    known = undefined;
    await introduce();
    answer = await once(method, path, body, signal);
  }
  if (answer.ok) return answer;
  const found = (await answer.json().catch(() => null)) as { error?: ProblemData } | null;
  throw new Problem(found?.error ?? { key: "table-oops" }, answer.status);
}

async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  return (await (await fetched(method, path, body)).json()) as Answer;
}

/** Return our tables: those of the server, and those of this device. */
export async function ownTables(): Promise<Listed[]> {
  const here = isLocal() || !hasLocalTables() ? [] : await fromEngine("GET", "/api/me/tables").then((found) => found.json());
  const all: Listed[] = [...(await get<Listed[]>("/api/me/tables")), ...here];
  return all.sort((one, other) => other.last - one.last);
}

export const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
export const post = <Answer>(path: string, body: unknown): Promise<Answer> => ask("POST", path, body);

/** Return a new id for a request: requests with the same id are done once. It works without HTTPS, too. */
export function newId(bytes = 12): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
