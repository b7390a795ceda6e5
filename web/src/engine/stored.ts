/** Answers from the storage of this device that do not need the engine. */

import type { Listed, ListedSeat } from "../lib/types/api.ts";
import { openStore } from "./deviceStore.ts";
import { engineStatus, keepsGames, request } from "./engine.svelte.ts";

/** What earlier versions stored of the seats: the names of this device's people, and the levels of the bots. */
interface Earlier {
  names?: string[];
  bots?: number[];
}

interface Stored {
  settings: { name?: string };
  tables: { id: string; about: Omit<Listed, "id"> & Earlier }[];
}

let store: ReturnType<typeof openStore> | undefined;

async function stored(): Promise<Stored> {
  store ??= openStore();
  return JSON.parse(await (await store).store.load()) as Stored;
}

function seatsBefore({ names = [], bots = [] }: Earlier): ListedSeat[] {
  const people = names.map((name) => ({ name, level: null, yours: true }));
  return [...people, ...bots.map((level) => ({ name: "", level, yours: false }))];
}

/** Return what the engine would answer to a request, or null if it has to. */
export async function answered(method: string, path: string): Promise<Response | null> {
  // Without storage, only the engine knows what there is.
  if (method !== "GET" || (engineStatus() === "open" && !keepsGames())) return null;
  switch (path) {
    case "/api/me":
      return Response.json({ name: (await stored()).settings.name ?? "" });
    case "/api/me/tables": {
      const tables = (await stored()).tables.map(({ id, about }) => ({ id, ...about, seats: about.seats ?? seatsBefore(about) }));
      return Response.json(tables.sort((a, b) => b.last - a.last));
    }
    case "/api/tables":
      return Response.json([]);
    default:
      return null;
  }
}

/** Request something from this device: from its storage, if that is enough, otherwise from the engine. */
export async function requestHere(method: string, path: string, body: string, signal?: AbortSignal): Promise<Response> {
  return (await answered(method, path)) ?? request(method, path, body, signal);
}
