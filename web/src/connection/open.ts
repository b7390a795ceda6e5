/** Opens the connection to a table. Only this module knows which hosts there are. */

import { isLocalTable } from "../lib/host.ts";
import type { Connection, ConnectionOptions } from "./connection.ts";
import { LocalConnection } from "./local.svelte.ts";
import { SocketConnection } from "./socket.svelte.ts";

export function openConnection(table: string, options: ConnectionOptions): Connection {
  return isLocalTable(table) ? new LocalConnection(table, options) : new SocketConnection(table, options);
}
