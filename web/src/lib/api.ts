/** Asking the server. Its errors are keys with parameters, shown with `t`. */

import { locale, t } from "./i18n.svelte.ts";
import type { Params } from "./i18n.svelte.ts";
import { lost } from "./online.svelte.ts";

export interface ProblemData {
  key: string;
  rule?: string;
  params?: Params;
  about?: string;
}

/** What the server, or the way to it, refused. */
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

/** In words, with the rule's number at the end. */
export function words(problem: ProblemData): string {
  const said = t(problem.key, problem.params);
  return problem.rule ? `${said} (${problem.rule})` : said;
}

/** The same where it stands alone. What is quoted, and the name of a move, keep their letters. */
export function sentence(problem: ProblemData): string {
  const raised = (word: string) => word[0].toLocaleUpperCase(locale()) + word.slice(1);
  return words(problem).replace(/^\p{Ll}\p{L}*(?![\p{L}\p{N}@=])/u, raised);
}

/** Any error as one that can be shown. */
export function problem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  console.error(error);
  return new Problem({ key: "web-went-wrong" });
}

async function once(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
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
    throw new Problem({ key: "web-no-connection" });
  }
}

/** The cookie by which the server knows us: asked for before anything else. */
let known: Promise<unknown> | undefined;

export function introduce(): Promise<unknown> {
  known ??= once("GET", "/api/me").catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** The server has shown that it knows us. */
export function introduced(): void {
  known = Promise.resolve();
}

/** An answer as it comes: a picture, a file, lines. What is a Blob is sent as it is, anything else as JSON. */
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

export const get = <Answer>(path: string): Promise<Answer> => ask("GET", path);
export const post = <Answer>(path: string, body: unknown): Promise<Answer> => ask("POST", path, body);
export const put = <Answer>(path: string, body: unknown): Promise<Answer> => ask("PUT", path, body);

/** A name of our own for something asked for: the same again is done once. Works without HTTPS too. */
export function newId(bytes = 12): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
