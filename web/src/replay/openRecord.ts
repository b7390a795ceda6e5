/** Opens records: from a file, a table that has ended, or a link. Any error is a Problem with a text. */

import { load } from "../games/index.ts";
import { fetched, get, Problem } from "../lib/api.ts";
import type { Mine } from "../lib/types/api.ts";
import { unpacked } from "./recordLink.ts";
import { ReplaySession, type Source } from "./replaySession.svelte.ts";
import type { Replay } from "./types.ts";

const MOST = 256 * 1024;
/** Storage for the open file, so that it survives a reload. */
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

/** Let the server replay a record's text. */
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
  const found = await replayRecord(await asked(`/api/tables/${table}/record${query}`), { kind: "table", table });
  const { seats } = await get<Mine>(`/api/tables/${table}/mine${query}`);
  if (seats.length === 1) found.you = seats[0];
  return found;
}

export async function fromLink(id: string): Promise<ReplaySession> {
  const text = await unpacked(id).catch(() => {
    throw new Problem({ key: "web-replay-no-link" });
  });
  return replayRecord(text ?? (await asked(`/api/records/${encodeURIComponent(id)}`)), { kind: "link", id });
}

/** Return the file that was open before a reload. */
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
    // Without storage, replaying still works.
  }
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
