/** The storage of the device: tables with their events, and settings, in IndexedDB. Everything is text to it. */

import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface StoredTable {
  id: string;
  secret: string;
  about: Record<string, unknown>;
}

interface Stored extends DBSchema {
  tables: { key: string; value: StoredTable };
  events: { key: [string, number]; value: { table: string; n: number; event: unknown } };
  settings: { key: string; value: string };
}

/** What the engine needs of a storage; `strandline/browser/store.py` says more. */
export interface DeviceStore {
  load(): Promise<string>;
  events(table: string): Promise<string>;
  append(table: string, entry: string): Promise<void>;
  put(name: string, value: string): Promise<void>;
  delete(table: string): Promise<void>;
}

interface Entry extends Omit<StoredTable, "id"> {
  events: { n: number }[];
}

function eventsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, 0], [table, Infinity]);
}

class IndexedStore implements DeviceStore {
  readonly #db: IDBPDatabase<Stored>;

  constructor(db: IDBPDatabase<Stored>) {
    this.#db = db;
  }

  async load(): Promise<string> {
    const [names, values, tables] = await Promise.all([
      this.#db.getAllKeys("settings"),
      this.#db.getAll("settings"),
      this.#db.getAll("tables"),
    ]);
    return JSON.stringify({ settings: Object.fromEntries(names.map((name, n) => [name, values[n]])), tables });
  }

  async events(table: string): Promise<string> {
    return JSON.stringify((await this.#db.getAll("events", eventsOf(table))).map(({ event }) => event));
  }

  /** The numbers of events are unique: of two tabs that write at once, only the first succeeds. */
  async append(table: string, entry: string): Promise<void> {
    const { secret, about, events } = JSON.parse(entry) as Entry;
    const writing = this.#db.transaction(["tables", "events"], "readwrite", { durability: "strict" });
    const written = [
      writing.objectStore("tables").put({ id: table, secret, about }),
      ...events.map((event) => writing.objectStore("events").add({ table, n: event.n, event })),
    ];
    await Promise.all([...written, writing.done]);
  }

  async put(name: string, value: string): Promise<void> {
    await this.#db.put("settings", value, name);
  }

  async delete(table: string): Promise<void> {
    const writing = this.#db.transaction(["tables", "events"], "readwrite", { durability: "strict" });
    const deleted = [writing.objectStore("tables").delete(table), writing.objectStore("events").delete(eventsOf(table))];
    await Promise.all([...deleted, writing.done]);
  }
}

/** For windows that may store nothing: what is written is kept only as long as the worker runs. */
class MemoryStore implements DeviceStore {
  readonly #events = new Map<string, unknown[]>();

  async load(): Promise<string> {
    return JSON.stringify({ settings: {}, tables: [] });
  }

  async events(table: string): Promise<string> {
    return JSON.stringify(this.#events.get(table) ?? []);
  }

  async append(table: string, entry: string): Promise<void> {
    const { events } = JSON.parse(entry) as Entry;
    this.#events.set(table, [...(this.#events.get(table) ?? []), ...events]);
  }

  async put(): Promise<void> {}

  async delete(table: string): Promise<void> {
    this.#events.delete(table);
  }
}

/** Open the storage; `keeps`: whether what is written is still there after a reload. */
export async function openStore(): Promise<{ store: DeviceStore; keeps: boolean }> {
  try {
    const db = await openDB<Stored>("strandline", 1, {
      upgrade(made) {
        made.createObjectStore("tables", { keyPath: "id" });
        made.createObjectStore("events", { keyPath: ["table", "n"] });
        made.createObjectStore("settings");
      },
    });
    return { store: new IndexedStore(db), keeps: true };
  } catch {
    return { store: new MemoryStore(), keeps: false };
  }
}
