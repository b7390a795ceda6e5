/** The messages to and from a host, by the names that the browser's code uses for them. */

import type { ClientMessage, Happened, Look, Ping, WhyNot } from "../lib/types/messages.ts";

export type { About, ClientMessage, Line, News, Now, ServerMessage, State } from "../lib/types/messages.ts";
export type { Said as ChatMessage } from "../lib/types/messages.ts";

/** Members of a union without a field: `Omit` alone would keep only the fields that all members have. */
type Without<Union, Field extends PropertyKey> = Union extends unknown ? Omit<Union, Field> : never;

/** A command at the table; `do` is its kind. The connection adds its id. */
export type Command = Without<Exclude<ClientMessage, Look | Ping | WhyNot>, "id">;

/** A message whose answer has its id. */
export type ClientRequest = Exclude<ClientMessage, Look | Ping>;

/** An event at the table; `kind` is its kind. A start and an undo arrive as a whole state instead. */
export type TableEvent = Happened | { n: number; at: number; kind: "started" | "undone" };

/**
 * Ends the `default` branch of a `switch` over a union: it does not compile while a member of the union has no `case`.
 * At run time it does nothing: a newer host may send kinds that this page does not know.
 */
export function allHandled(_rest: never): void {}
