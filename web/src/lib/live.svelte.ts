/**
 * A table as it is now, kept up to date: by a socket that comes back by itself, else by asking again and again.
 *
 * Nothing is decided here. What is asked for has an id of its own, so that it can be asked again after a lost
 * connection and is done once.
 */

import type { ToldMove } from "../games/board.ts";
import { get, newId, post, Problem, type ProblemData } from "./api.ts";
import type { Opening } from "./opening.ts";
import type { About, Happened, News, Now, Said, State, Told, You as YouTold } from "./types/messages.ts";

/** Milliseconds. */
const PING = 15_000;
const PATIENCE = 8_000;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const GIVE_UP = 20_000;
/** Seconds that the server may take to say that there is nothing new. */
const POLL = 5;
/** So many times a socket is tried in vain before we ask instead. */
const TRIES = 3;

export type You = Omit<YouTold, "type">;

type Asked = Record<string, unknown> & { id: string; do: string };

interface Waiting {
  asked: Asked;
  since: number;
  resolve(told: any): void;
  reject(error: Problem): void;
}

const isSame = (one: Now["view"], other: Now["view"]) => JSON.stringify(one) === JSON.stringify(other);

export class Live {
  about: About | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  you: You = $state.raw({ host: false, seats: [], sit: [] });
  log: ToldMove[] = $state.raw([]);
  chat: Said[] = $state.raw([]);
  /** What led from the view before to this one. */
  made: ToldMove[] = $state.raw([]);
  line: "opening" | "socket" | "polling" | "offline" | "nothing" = $state("opening");
  /** The server's clock less ours. */
  #ahead = 0;

  readonly #table: string;
  readonly #token: string;
  readonly #opened: (opening: Opening) => void;
  readonly #happened: (event: Happened, before: Now | null) => void;
  #seat: number | null = null;
  #n: number | null = null;
  #socket: WebSocket | null = null;
  #failed = 0;
  #timer = 0;
  #heard = 0;
  #pinged = 0;
  #closed = false;
  #polling = false;
  readonly #waiting = new Map<string, Waiting>();
  readonly #beat: number;

  constructor(
    table: string,
    options: {
      token: string;
      /** Where it is known already. */
      opening: Opening | null;
      opened(opening: Opening): void;
      /** What happened, and how things stood before. */
      happened(event: Happened, before: Now | null): void;
    },
  ) {
    this.#table = table;
    this.#token = options.token;
    this.#opened = options.opened;
    this.#happened = options.happened;
    this.#beat = window.setInterval(() => this.#check(), 1000);
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#hurry);
    if (options.opening) this.#begin(options.opening);
    else void this.#knock();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#beat);
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** The server's time, in milliseconds. */
  time(): number {
    return Date.now() + this.#ahead;
  }

  /** Ask for something to be done. Resolves when it is on the server's disk. */
  do(what: string, more: Record<string, unknown> = {}): Promise<void> {
    return this.#ask({ id: newId(), do: what, ...more });
  }

  /** Why a move is not legal; null if it is. */
  async whyNot(seat: number, move: string): Promise<ProblemData | null> {
    const found: { reason: ProblemData | null } = await this.#ask({ id: newId(), do: "why_not", seat, move });
    return found.reason;
  }

  hint(seat: number): Promise<{ count: number; move: string; way: string[] }> {
    return post(`/api/tables/${this.#table}/hint`, { seat });
  }

  /** See through another of one's own seats from now on. */
  look(seat: number): void {
    if (seat === this.#seat && seat === this.now?.own?.seat) return;
    this.#seat = seat;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ do: "look", seat }));
    else this.#n = null;
  }

  // The way there

  async #knock(): Promise<void> {
    try {
      // A table that is not for us is found out here: a socket that is refused does not say why.
      this.#begin(await get(this.#path("/opening")));
    } catch (error) {
      const status = error instanceof Problem ? error.status : 0;
      if (status >= 400 && status < 500 && status !== 429) this.line = "nothing";
      else {
        this.#failed += 1;
        this.#again(() => void this.#knock());
      }
    }
  }

  #begin(opening: Opening): void {
    if (this.#closed) return;
    this.#opened(opening);
    this.#mine(opening.you);
    this.#state(opening.state);
    this.#open();
  }

  #path(what: string, query: Record<string, string | number | null> = {}): string {
    const given = Object.entries({ ...query, token: this.#token || null }).filter(([, value]) => value !== null);
    return `/api/tables/${this.#table}${what}?${new URLSearchParams(given.map(([name, value]) => [name, `${value}`]))}`;
  }

  #open(): void {
    if (this.#closed || this.#socket) return;
    const address = new URL(this.#path("/live", { after: this.#n, seat: this.#seat }), location.href);
    address.protocol = address.protocol.replace("http", "ws");
    const socket = (this.#socket = new WebSocket(address));
    this.#heard = Date.now();
    socket.onopen = () => {
      this.#failed = 0;
      this.line = "socket";
      this.#ping();
      for (const each of this.#waiting.values()) socket.send(JSON.stringify(each.asked));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#socket !== socket) return;
      this.#heard = Date.now();
      this.#take(JSON.parse(event.data) as Told);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#dropped();
    };
  }

  #dropped(): void {
    this.#socket = null;
    if (this.#closed) return;
    this.#failed += 1;
    if (this.line === "socket") this.line = "offline";
    if (this.#failed >= TRIES) void this.#poll();
    this.#again(() => this.#open());
  }

  /** Later, and each time later still. */
  #again(work: () => void): void {
    if (this.#closed) return;
    if (this.line === "opening" && this.#failed) this.line = "offline";
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.max(0, this.#failed - 1));
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(work, wait * (0.75 + Math.random() / 2));
  }

  readonly #hurry = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#ping();
    else if (!this.#socket && this.line === "offline") {
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
    this.#socket?.send(JSON.stringify({ do: "ping" }));
  }

  /** Every second: is someone there? */
  #check(): void {
    const now = Date.now();
    for (const each of this.#waiting.values()) {
      // A move waits for as long as there is no connection: it says what it follows, and is refused if that is no longer so.
      if (each.asked.do === "move" && this.line === "offline") each.since = now;
      if (now - each.since > GIVE_UP) each.reject(new Problem({ key: "web-no-connection" }));
    }
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (this.#pinged > this.#heard && now - this.#pinged > PATIENCE) this.#lost();
    else if (now - Math.max(this.#heard, this.#pinged) > PING) this.#ping();
  }

  /** Without a socket: ask for news, for as long as there is none. */
  async #poll(): Promise<void> {
    if (this.#polling) return;
    this.#polling = true;
    let at = this.#seat;
    let isKnown = false;
    while (!this.#closed && this.#socket?.readyState !== WebSocket.OPEN) {
      try {
        if (!isKnown) this.#mine(await get(this.#path("/mine")));
        isKnown = true;
        const wait = this.line === "polling" && this.#n !== null ? POLL : 0;
        at = this.#seat;
        const told: State | News = await get(this.#path("", { after: this.#n, seat: at, wait }));
        if (this.line === "socket" || at !== this.#seat) continue;
        if (this.line !== "polling") for (const each of this.#waiting.values()) void this.#post(each.asked);
        this.line = "polling";
        isKnown = told.type === "news" && !told.events.some(({ kind }) => kind === "sat" || kind === "left");
        this.#take(told);
      } catch (error) {
        const status = error instanceof Problem ? error.status : 0;
        if (status === 403 && this.#seat !== null) {
          // We have got up: look as one who watches.
          this.#seat = this.#n = null;
          continue;
        }
        if (status === 404) {
          this.line = "nothing";
          this.close();
        } else if (this.line === "polling") this.line = "offline";
        break;
      }
    }
    this.#polling = false;
  }

  // What is asked, and answered

  #ask(asked: Asked): Promise<any> {
    const answer = new Promise<any>((resolve, reject) =>
      this.#waiting.set(asked.id, { asked, since: Date.now(), resolve, reject }),
    ).finally(() => this.#waiting.delete(asked.id));
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(asked));
    else if (this.line === "polling") void this.#post(asked);
    return answer;
  }

  async #post(asked: Asked): Promise<void> {
    const where = asked.do === "why_not" ? "/why_not" : "/do";
    const waiting = this.#waiting.get(asked.id);
    try {
      waiting?.resolve(await post(this.#path(where), asked));
    } catch (error) {
      if (error instanceof Problem && error.status) waiting?.reject(error);
    }
  }

  // What is told

  #mine({ time, ...you }: You & { time: number }): void {
    this.#ahead = time - Date.now();
    this.you = you;
  }

  #take(told: Told): void {
    switch (told.type) {
      case "state":
        return this.#state(told);
      case "news":
        return this.#news(told);
      case "you":
        this.you = { host: told.host, seats: told.seats, sit: told.sit };
        return;
      case "here":
        if (this.now) {
          const seats = this.now.seats.map((seat, n) => ({ ...seat, here: told.here[n] }));
          this.now = { ...this.now, seats };
        }
        return;
      case "pong":
        // It was told half way between asking and hearing.
        this.#ahead = told.time - (this.#pinged + Date.now()) / 2;
        return;
      case "done":
      case "why":
        return this.#waiting.get(told.id)?.resolve(told);
      case "error":
        if (told.id) this.#waiting.get(told.id)?.reject(new Problem(told.error, 400));
    }
  }

  #state(told: State): void {
    const before = this.now;
    this.#n = told.n;
    this.about = told.table;
    this.chat = told.chat;
    // Where nothing is hidden another of one's seats sees the very same: what is on its way goes on.
    const isOpen = !told.table.hidden || before?.own?.seat === told.now.own?.seat;
    const same = isOpen && before?.count === told.now.count && isSame(before.view, told.now.view);
    if (!same) {
      this.log = told.log;
      this.made = [];
    }
    this.now = same ? { ...told.now, view: before.view } : told.now;
    this.#seat = told.now.own?.seat ?? null;
    if (before?.status === "open" && told.now.status === "playing") this.#tell("started", told.n);
    else if (before && told.now.count < before.count) this.#tell("undone", told.n);
  }

  #tell(kind: string, n: number): void {
    this.#happened({ n, kind, at: this.time() }, null);
  }

  #news(told: News): void {
    if ((told.now.own?.seat ?? null) !== (this.now?.own?.seat ?? null)) {
      // Numbers of another audience: begin anew.
      this.#n = null;
      this.#lost();
      return;
    }
    const moves = told.events.flatMap((event) => event.moves ?? []);
    this.#n = told.n;
    // What has not changed stays the same thing, so that nothing is drawn or animated again.
    const view = this.now?.view ?? null;
    const same = !moves.length && isSame(view, told.now.view);
    if (!same) {
      this.log = [...this.log, ...moves];
      this.made = moves;
    }
    for (const event of told.events) {
      if (event.said) this.chat = [...this.chat, event.said];
      if (event.kind === "unsaid")
        this.chat = this.chat.map((each) => (each.number === event.number ? { ...each, text: "" } : each));
    }
    const before = this.now;
    this.now = same ? { ...told.now, view } : told.now;
    for (const event of told.events) this.#happened(event, before);
  }
}
