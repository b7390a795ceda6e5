/** The state of a table, from its host's messages. Nothing is decided or sent here. */

import type { MadeMove } from "../games/board.ts";
import type { You as YouMessage } from "../lib/types/messages.ts";
import type { About, ChatMessage, News, Now, State, TableEvent } from "./messages.ts";

/** Our rights at this table: whether we are its host, which seats are ours, and which we may take. */
export type You = Omit<YouMessage, "type">;

const isSame = (one: Now["view"], other: Now["view"]) => JSON.stringify(one) === JSON.stringify(other);

export class TableState {
  about: About | null = $state.raw(null);
  now: Now | null = $state.raw(null);
  you: You = $state.raw({ host: false, seats: [], sit: [] });
  log: MadeMove[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  /** The moves that led from the previous view to this one. */
  made: MadeMove[] = $state.raw([]);
  /** The number of the last event that we know; null if the whole state must be requested. */
  number: number | null = null;

  readonly #onevent: (event: TableEvent, before: Now | null) => void;

  constructor(onevent: (event: TableEvent, before: Now | null) => void) {
    this.#onevent = onevent;
  }

  /** Replace the whole state. `time`: the host's. */
  replace(state: State, time: number): void {
    const before = this.now;
    this.number = state.n;
    this.about = state.table;
    this.chat = state.chat;
    // If nothing is hidden, another seat of ours has the same view, and the animation continues.
    const isOpen = !state.table.hidden || before?.own?.seat === state.now.own?.seat;
    const same = isOpen && before?.count === state.now.count && isSame(before.view, state.now.view);
    if (!same) {
      this.log = state.log;
      this.made = [];
    }
    this.now = same ? { ...state.now, view: before.view } : state.now;
    const missed = (kind: "started" | "undone") => this.#onevent({ n: state.n, kind, at: time }, null);
    if (before?.status === "open" && state.now.status === "playing") missed("started");
    else if (before && state.now.count < before.count) missed("undone");
  }

  /** Add the latest events; returns false if they are for another audience: then the whole state must be requested. */
  update(news: News): boolean {
    if ((news.now.own?.seat ?? null) !== (this.now?.own?.seat ?? null)) return false;
    const moves = news.events.flatMap((event) => (event.kind === "moved" ? event.moves : []));
    this.number = news.n;
    // Unchanged parts stay the same objects, so that they are not drawn or animated again.
    const view = this.now?.view ?? null;
    const same = !moves.length && isSame(view, news.now.view);
    if (!same) {
      this.log = [...this.log, ...moves];
      this.made = moves;
    }
    for (const event of news.events) this.#record(event);
    const before = this.now;
    this.now = same ? { ...news.now, view } : news.now;
    for (const event of news.events) this.#onevent(event, before);
    return true;
  }

  /** Keep what only an event contains; `now` has everything else. */
  #record(event: TableEvent): void {
    if (event.kind === "chat") this.chat = [...this.chat, event.said];
    if (event.kind === "unsaid")
      this.chat = this.chat.map((each) => (each.number === event.number ? { ...each, text: "" } : each));
  }

  setConnected(here: boolean[]): void {
    if (!this.now) return;
    this.now = { ...this.now, seats: this.now.seats.map((seat, n) => ({ ...seat, here: here[n] })) };
  }
}
