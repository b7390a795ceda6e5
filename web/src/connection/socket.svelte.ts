/**
 * The connection to a server: a socket that reconnects by itself, otherwise polling.
 *
 * Every command has its own id, so that it can be sent again and is still done once. If we do not know whether a
 * command was done, we send it again until we know.
 */

import { get, newId, post, Problem, type ProblemData } from "../lib/api.ts";
import { doubt, leavesOpen, send, waitAfter } from "../lib/doubts.svelte.ts";
import type { Connection, ConnectionOptions, ConnectionStatus, Hint } from "./connection.ts";
import type { InitialData } from "./initialData.ts";
import { allHandled } from "./messages.ts";
import type { ClientMessage, ClientRequest, Command, News, ServerMessage, State } from "./messages.ts";
import { TableState, type You } from "./tableState.svelte.ts";

/** Milliseconds. */
const PING = 15_000;
const PATIENCE = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const GIVE_UP = 20_000;
/** Seconds that a request for news may wait at the server. */
const POLL = 5;
/** After this many failed sockets we poll. */
const TRIES = 3;

interface Pending {
  request: ClientRequest;
  since: number;
  /** How often it was sent. */
  sent: number;
  /** When it is sent again, if there is no answer. */
  again: number;
  /** Set while it is not known whether it was done: ends the doubt. */
  settle: (() => void) | null;
  resolve(answer: any): void;
  reject(error: Problem): void;
}

export class SocketConnection implements Connection {
  readonly table: TableState;
  status: ConnectionStatus = $state("opening");
  /** The server's clock minus ours. */
  #ahead = 0;

  readonly #id: string;
  readonly #token: string;
  readonly #onopen: (initial: InitialData) => void;
  #seat: number | null = null;
  #socket: WebSocket | null = null;
  #failed = 0;
  #timer = 0;
  #heard = 0;
  #pinged = 0;
  #closed = false;
  #polling = false;
  readonly #pending = new Map<string, Pending>();
  readonly #beat: number;

  constructor(id: string, { token, initial, onopen, onevent }: ConnectionOptions) {
    this.#id = id;
    this.#token = token;
    this.#onopen = onopen;
    this.table = new TableState(onevent);
    this.#beat = window.setInterval(() => this.#check(), 1000);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#hurry);
    if (initial) this.#begin(initial);
    else void this.#knock();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#hurry);
    for (const each of this.#pending.values()) each.settle?.();
    this.#socket?.close();
  }

  time(): number {
    return Date.now() + this.#ahead;
  }

  send(command: Command): Promise<void> {
    return this.#ask({ ...command, id: newId() });
  }

  async whyNot(seat: number, move: string): Promise<ProblemData | null> {
    const found: { reason: ProblemData | null } = await this.#ask({ id: newId(), do: "why_not", seat, move });
    return found.reason;
  }

  hint(seat: number): Promise<Hint> {
    return post(`/api/tables/${this.#id}/hint`, { seat });
  }

  lookAs(seat: number): void {
    if (seat === this.#seat && seat === this.table.now?.own?.seat) return;
    this.#seat = seat;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#tell({ do: "look", seat });
    else this.table.number = null;
  }

  // Connecting

  async #knock(): Promise<void> {
    try {
      // This request shows whether we may see the table: a refused socket does not say why.
      this.#begin(await get(this.#path("/opening")));
    } catch (error) {
      const status = error instanceof Problem ? error.status : 0;
      if (status >= 400 && status < 500 && status !== 429) this.status = "missing";
      else {
        this.#failed += 1;
        this.#retry(() => void this.#knock());
      }
    }
  }

  #begin(initial: InitialData): void {
    if (this.#closed) return;
    this.#onopen(initial);
    this.#setYou(initial.you);
    this.#replace(initial.state);
    this.#open();
  }

  #path(what: string, query: Record<string, string | number | null> = {}): string {
    const given = Object.entries({ ...query, token: this.#token || null }).filter(([, value]) => value !== null);
    return `/api/tables/${this.#id}${what}?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`;
  }

  #open(): void {
    if (this.#closed || this.#socket) return;
    const address = new URL(this.#path("/live", { after: this.table.number, seat: this.#seat }), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#failed = 0;
      this.status = "connected";
      this.#ping();
      for (const each of this.#pending.values()) this.#submit(each);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#dropped();
    };
  }

  #dropped(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.#failed += 1;
    for (const each of this.#pending.values()) this.#doubt(each);
    if (this.status === "connected") this.status = "offline";
    if (this.#failed >= TRIES) void this.#poll();
    this.#retry(() => this.#open());
  }

  /** Try again later, with a longer delay each time. */
  #retry(work: () => void): void {
    if (this.#closed) return;
    if (this.status === "opening" && this.#failed) this.status = "offline";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, this.#failed - 1));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(work, wait * (0.75 + Math.random() / 2));
  }

  readonly #hurry = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (!this.#socket && this.status === "offline") {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  readonly #lost = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.close();
    this.#dropped();
  };

  #ping(): void {
    this.#pinged = Date.now();
    this.#tell({ do: "ping" });
  }

  /** Check every second that the server still answers. */
  #check(): void {
    const now = Date.now();
    for (const each of this.#pending.values()) {
      // A move waits while there is no connection: it names the state that it follows, and is refused if that is old.
      if (each.request.do === "move" && this.status === "offline") each.since = now;
      const isCommand = each.request.do !== "why_not";
      if (each.sent && isCommand) {
        if (now >= each.again) this.#submit(each);
      } else if (now - each.since > GIVE_UP) each.reject(new Problem({ key: "web-no-connection" }));
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#pinged > this.#heard && now - this.#pinged > PATIENCE) this.#lost();
    else if (now - Math.max(this.#heard, this.#pinged) > PING) this.#ping();
  }

  /** Poll for news while there is no socket. */
  async #poll(): Promise<void> {
    if (this.#polling) return;
    this.#polling = true;
    let at = this.#seat;
    let isKnown = false;
    while (!this.#closed && this.#socket?.readyState !== WebSocket.OPEN) {
      try {
        if (!isKnown) this.#setYou(await get(this.#path("/mine")));
        isKnown = true;
        const wait = this.status === "polling" && this.table.number !== null ? POLL : 0;
        at = this.#seat;
        const message: State | News = await get(this.#path("", { after: this.table.number, seat: at, wait }));
        // The socket may have opened meanwhile.
        if ((this.status as ConnectionStatus) === "connected" || at !== this.#seat) continue;
        if (this.status !== "polling") {
          this.status = "polling";
          for (const each of this.#pending.values()) this.#submit(each);
        }
        isKnown = message.type === "news" && !message.events.some(({ kind }) => kind === "sat" || kind === "left");
        this.#receive(message);
      } catch (error) {
        const status = error instanceof Problem ? error.status : 0;
        if (status === 403 && this.#seat !== null) {
          // We have left the seat: continue as a spectator.
          this.#seat = this.table.number = null;
          continue;
        }
        if (status === 404) {
          this.status = "missing";
          this.close();
        } else if (this.status === "polling") this.status = "offline";
        break;
      }
    }
    this.#polling = false;
  }

  // Requests

  #ask(request: ClientRequest): Promise<any> {
    return new Promise<any>((resolve, reject) => {
      const pending = { request, since: Date.now(), sent: 0, again: 0, settle: null, resolve, reject };
      this.#pending.set(request.id, pending);
      this.#submit(pending);
    }).finally(() => {
      this.#pending.get(request.id)?.settle?.();
      this.#pending.delete(request.id);
    });
  }

  /** Send a request over the socket, if it is open, otherwise by HTTP. */
  #submit(each: Pending): void {
    const isOpen = this.#socket?.readyState === WebSocket.OPEN;
    if (!isOpen && this.status !== "polling") return;
    this.#doubt(each);
    each.again = Date.now() + (each.sent ? waitAfter(each.sent) : PATIENCE);
    each.sent += 1;
    if (isOpen) this.#tell(each.request);
    else void this.#post(each);
  }

  /** Show that we do not know whether a command was done, if it was sent. */
  #doubt(each: Pending): void {
    if (each.sent && each.request.do !== "why_not") each.settle ??= doubt();
  }

  /** Write to the socket. */
  #tell(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
  }

  async #post(each: Pending): Promise<void> {
    const where = each.request.do === "why_not" ? "/why_not" : "/do";
    try {
      each.resolve(await send("POST", this.#path(where), each.request));
    } catch (error) {
      this.#failedToDo(each, error);
    }
  }

  #failedToDo(each: Pending, error: unknown): void {
    if (leavesOpen(error, each.settle !== null)) {
      this.#doubt(each);
      each.again = Date.now() + waitAfter(each.sent);
    } else each.reject(error as Problem);
  }

  // Messages

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        return this.#replace(message);
      case "news":
        if (!this.table.update(message)) {
          this.table.number = null;
          this.#lost();
        }
        return;
      case "you":
        this.table.you = { host: message.host, seats: message.seats, sit: message.sit };
        return;
      case "here":
        return this.table.setConnected(message.here);
      case "pong":
        // Half of the round trip passed before the server sent it.
        this.#ahead = message.time - (this.#pinged + Date.now()) / 2;
        return;
      case "done":
      case "why":
        return this.#pending.get(message.id)?.resolve(message);
      case "error": {
        const pending = message.id && this.#pending.get(message.id);
        if (pending) this.#failedToDo(pending, new Problem(message.error, 400));
        return;
      }
      case "looking":
        // The state that follows contains the same.
        return;
      default:
        return allHandled(message);
    }
  }

  #setYou({ time, ...you }: You & { time: number }): void {
    this.#ahead = time - Date.now();
    this.table.you = you;
  }

  #replace(state: State): void {
    this.table.replace(state, this.time());
    this.#seat = state.now.own?.seat ?? null;
  }
}
