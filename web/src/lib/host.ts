/** Which host answers: a server, or the engine on this device. */

import { isOnline } from "./online.svelte.ts";
import { settings } from "./settings.svelte.ts";

export const IS_STATIC = import.meta.env.VITE_STATIC;
/** Tables that this device hosts. */
const LOCAL = /^local-/;
const LOCAL_PATHS = /^\/api\/(tables\/local-|device\/)/;

/** Whether new tables are this device's: always on a static site; at a server, while it can't be reached. Reactive. */
export const isLocal = (): boolean => IS_STATIC || (settings.offline && !isOnline());

export const isLocalTable = (table: string): boolean => LOCAL.test(table);

/** Whether the engine answers a request. */
export const isForEngine = (path: string): boolean => isLocal() || LOCAL_PATHS.test(path);

/** Whether there may be tables on this device. */
export const hasLocalTables = (): boolean => IS_STATIC || settings.offline;
