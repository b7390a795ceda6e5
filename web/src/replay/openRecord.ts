/** Where records come from: a file, a table that has ended, a link. Whatever is wrong is a Problem with words. */

import { load } from "../games/index.ts";
import { fetched, Problem } from "../lib/api.ts";
import { ReplaySession, type Source } from "./replaySession.svelte.ts";
import type { Replay } from "./types.ts";

const MOST = 256 * 1024;
/** A reload of the page shall not lose the file that was opened. */
const KEPT = "strandline-record";

export async function read(file: File): Promise<string> {
  const about = { file: file.name };
  if (!file.size) throw new Problem({ key: "web-replay-empty", params: about });
  if (file.size > MOST) throw new Problem({ key: "web-replay-too-big", params: { ...about, most: MOST / 1024 } });
  const text = await file.text();
  if (!text.replace(/^\ufeff/, "").trimStart().startsWith("{"))
    throw new Problem({ key: "web-replay-not-text", params: about });
  return text;
}

/** A record's text, replayed by the server. */
export async function replayRecord(text: string, source: Source): Promise<ReplaySession> {
  const blob = new Blob([text]);
  const replay = (await (await fetched("POST", "/api/records", blob)).json()) as Replay;
  return new ReplaySession(text, replay, await load(replay.game), source);
}

export async function fromFile(file: File): Promise<ReplaySession> {
  const text = await read(file);
  const found = await replayRecord(text, { kind: "file" });
  keep(text);
  return found;
}

export async function fromTable(table: string, token: string): Promise<ReplaySession> {
  const query = token ? `?token=${encodeURIComponent(token)}` : "";
  return replayRecord(await asked(`/api/tables/${table}/record${query}`), { kind: "table", table });
}

export async function fromLink(id: string): Promise<ReplaySession> {
  return replayRecord(await asked(`/api/records/${encodeURIComponent(id)}`), { kind: "link", id });
}

/** What was open before the page was loaded again. */
export async function fromBefore(): Promise<ReplaySession | null> {
  const text = kept();
  return text ? replayRecord(text, { kind: "file" }) : null;
}

const SAID: Record<string, string> = {
  "table-not-over": "web-replay-not-over",
  "table-no-table": "web-replay-no-table",
  "table-no-record": "web-replay-no-link",
};

async function asked(path: string): Promise<string> {
  try {
    return await (await fetched("GET", path)).text();
  } catch (error) {
    if (error instanceof Problem && SAID[error.key]) throw new Problem({ key: SAID[error.key] }, error.status);
    throw error;
  }
}

function keep(text: string): void {
  try {
    sessionStorage.setItem(KEPT, text);
  } catch {
    // A browser that keeps nothing still replays.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
