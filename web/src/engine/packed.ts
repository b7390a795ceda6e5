/** The packed engine: its files at this site. */

import { Problem } from "../lib/api.ts";
import { base } from "../lib/base.ts";
import type { Packed } from "./protocol.ts";

export interface Engine {
  packed: Packed;
  /** Of the folder, with a slash at the end. */
  folder: string;
  /** Of all files, with the description. */
  addresses: string[];
  bytes: number;
}

/** Find the engine of this site. */
export async function packed(): Promise<Engine> {
  const description = `${base}engine/engine.json`;
  const answer = await fetch(description);
  if (!answer.ok) throw new Problem({ key: "web-engine-missing" });
  const found = (await answer.json()) as Packed;
  const folder = new URL(`${base}engine/${found.folder}/`, location.href).href;
  const addresses = [...Object.keys(found.files).map((name) => folder + name), new URL(description, location.href).href];
  return { packed: found, folder, addresses, bytes: Object.values(found.files).reduce((sum, each) => sum + each, 0) };
}
