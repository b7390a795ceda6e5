/** The pictures of this device's tables in lists: drawn one after another, once the engine runs; they do not start it. */

import { fetched } from "../lib/api.ts";
import type { Listed } from "../lib/types/api.ts";
import { opened } from "./engine.svelte.ts";

interface Drawing {
  last: number;
  address: Promise<string>;
}

const drawings = new Map<string, Drawing>();
let latest: Promise<unknown> = Promise.resolve();

async function draw(id: string): Promise<string> {
  if (!(await opened())) return "";
  return URL.createObjectURL(await (await fetched("GET", `/api/tables/${id}/picture`)).blob());
}

/** Return the address of a table's picture; an empty one if there is none. */
export async function drawn({ id, last }: Listed): Promise<string> {
  const known = drawings.get(id);
  if (known?.last === last) return known.address;
  const address = latest.then(() => draw(id)).catch(() => "");
  latest = address;
  drawings.set(id, { last, address });
  if (!(await address)) drawings.delete(id);
  void known?.address.then((old) => URL.revokeObjectURL(old));
  return address;
}
