/** The connection to a table of this device: the engine hosts it, and answers as a server would. */

import type { Line } from "../engine/engine.svelte.ts";
import { get, newId, post, Problem, type ProblemData } from "../lib/api.ts";
import type { Connection, ConnectionOptions, ConnectionStatus, Hint } from "./connection.ts";
import type { InitialData } from "./initialData.ts";
import { allHandled } from "./messages.ts";
import type { ClientMessage, ClientRequest, Command, ServerMessage } from "./messages.ts";
import { TableState } from "./tableState.svelte.ts";

/** Tables of a server do not need the engine, so it is loaded apart. */
const engine = () => import("../engine/engine.svelte.ts");

interface Pending {
  resolve(answer: any): void;
  reject(error: Problem): void;
}

export class LocalConnection implements Connection {
  readonly table: TableState;
  status: ConnectionStatus = $state("opening");
  readonly #path: string;
  readonly #onopen: (initial: InitialData) => void;
  #seat: number | null = null;
  #line: Line | null = null;
  #closed = false;
  readonly #pending = new Map<string, Pending>();

  constructor(id: string, { onopen, onevent }: ConnectionOptions) {
    this.#path = `/api/tables/${id}`;
    this.#onopen = onopen;
    this.table = new TableState(onevent);
    void this.#begin();
  }

  close(): void {
    this.#closed = true;
    this.#line?.close();
  }

  time(): number {
    return Date.now();
  }

  send(command: Command): Promise<void> {
    return this.#ask({ ...command, id: newId() });
  }

  async whyNot(seat: number, move: string): Promise<ProblemData | null> {
    const found: { reason: ProblemData | null } = await this.#ask({ id: newId(), do: "why_not", seat, move });
    return found.reason;
  }

  hint(seat: number): Promise<Hint> {
    return post(`${this.#path}/hint`, { seat });
  }

  lookAs(seat: number): void {
    if (seat === this.#seat && seat === this.table.now?.own?.seat) return;
    this.#seat = seat;
    this.#tell({ do: "look", seat });
  }

  async #begin(): Promise<void> {
    try {
      const [initial, { connect }] = await Promise.all([get<InitialData>(`${this.#path}/opening`), engine()]);
      if (this.#closed) return;
      this.#onopen(initial);
      this.table.you = initial.you;
      this.#receive(initial.state);
      const seat = this.#seat === null ? "" : `&seat=${this.#seat}`;
      const path = `${this.#path}/live?after=${this.table.number}${seat}`;
      this.#line = connect(path, (text) => this.#receive(JSON.parse(text)), () => this.#cut());
      this.status = "connected";
    } catch (error) {
      const isMissing = error instanceof Problem && error.status === 404;
      this.status = isMissing ? "missing" : "offline";
      if (!isMissing) void this.#again();
    }
  }

  /** The engine has stopped: another tab has taken over, or it has failed. */
  #cut(): void {
    this.#line = null;
    this.status = "offline";
    for (const each of this.#pending.values()) each.reject(new Problem({ key: "web-engine-elsewhere" }));
    this.#pending.clear();
    void this.#again();
  }

  /** Begin again when the engine runs again: people decide that, or another tab that is closed. */
  async #again(): Promise<void> {
    const { opened } = await engine();
    while (!this.#closed && !(await opened()));
    if (!this.#closed) await this.#begin();
  }

  #ask(request: ClientRequest): Promise<any> {
    return new Promise((resolve, reject) => {
      if (!this.#line) return reject(new Problem({ key: "web-engine-elsewhere" }));
      this.#pending.set(request.id, { resolve, reject });
      this.#tell(request);
    }).finally(() => this.#pending.delete(request.id));
  }

  #tell(message: ClientMessage): void {
    this.#line?.tell(JSON.stringify(message));
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        this.table.replace(message, this.time());
        this.#seat = message.now.own?.seat ?? null;
        return;
      case "news":
        if (!this.table.update(message)) this.#tell({ do: "look", seat: message.now.own!.seat });
        return;
      case "you":
        this.table.you = { host: message.host, seats: message.seats, sit: message.sit };
        return;
      case "here":
        return this.table.setConnected(message.here);
      case "done":
      case "why":
        return this.#pending.get(message.id)?.resolve(message);
      case "error":
        return this.#pending.get(message.id ?? "")?.reject(new Problem(message.error, 400));
      case "pong":
      case "looking":
        return;
      default:
        return allHandled(message);
    }
  }
}
