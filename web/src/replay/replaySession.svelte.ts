/** A game that is gone through: where we are in it, and how everything in it is called. */

import type { GameUi, MadeMove } from "../games/board.ts";
import { fetched } from "../lib/api.ts";
import { list, t } from "../lib/i18n.svelte.ts";
import type { Best, Replay } from "./types.ts";

export type Source = { kind: "file" } | { kind: "table"; table: string } | { kind: "link"; id: string };

export interface Player {
  seat: number;
  /** The class of the seat's colour. */
  colour: string;
  /** "Red" */
  side: string;
  /** "Ann"; if nobody has said one, or two have the same, the colour's. */
  name: string;
  /** "Red: Ann" */
  title: string;
}

export class ReplaySession {
  readonly text: string;
  readonly record: any;
  readonly ui: GameUi;
  source: Source = $state.raw({ kind: "file" });
  replay: Replay = $state.raw()!;
  /** After so many moves. */
  at = $state(0);
  /** Through whose eyes. */
  eyes: number | null = $state(null);
  /** What the board shall animate. */
  made: MadeMove[] = $state.raw([]);
  private readonly found = new Map<number, Promise<Best>>();

  constructor(text: string, replay: Replay, ui: GameUi, source: Source) {
    this.text = text;
    this.record = JSON.parse(text.replace(/^\ufeff/, ""));
    this.replay = replay;
    this.ui = ui;
    this.source = source;
  }

  get last(): number {
    return this.replay.steps.length;
  }

  get view(): any {
    return this.viewAt(this.at);
  }

  viewAt(at: number): any {
    return at ? this.replay.steps[at - 1].view : this.replay.start;
  }

  get blob(): Blob {
    return new Blob([this.text], { type: "application/json" });
  }

  go(to: number): void {
    const next = Math.min(Math.max(Math.round(to), 0), this.last);
    if (next === this.at || Number.isNaN(next)) return;
    this.made = next === this.at + 1 ? [this.replay.steps[next - 1]] : [];
    this.at = next;
  }

  /** The same game through other eyes. */
  async look(eyes: number | null): Promise<void> {
    const query = eyes === null ? "" : `?seat=${eyes}`;
    const replay = (await (await fetched("POST", `/api/records${query}`, this.blob)).json()) as Replay;
    this.made = [];
    this.replay = replay;
    this.eyes = eyes;
  }

  /** What each move of the position after so many is worth; asked for once. */
  best(at: number): Promise<Best> {
    const known = this.found.get(at);
    if (known) return known;
    const asked = fetched("POST", `/api/records/moves?move=${at}`, this.blob).then((answer) => answer.json());
    this.found.set(at, asked);
    asked.catch(() => this.found.delete(at));
    return asked;
  }

  readonly players: Player[] = $derived.by(() => {
    const called = this.replay.seats.map((name) => {
      const level = /^level ?(\d)$/.exec(name)?.[1];
      return level ? t("web-replay-bot", { level: Number(level) }) : name;
    });
    const isDistinct = new Set(called).size === called.length;
    return called.map((name, seat) => {
      const side = t(`${this.replay.game}-seat`, { seat });
      const title = name ? t("web-replay-seat", { colour: side, name }) : side;
      return { seat, colour: this.ui.colour(seat), side, name: name && isDistinct ? name : side, title };
    });
  });

  /** A move in words. */
  words(move: string, seat: number | null): string {
    const { key, params } = this.ui.words(move, seat);
    return t(key, params);
  }

  /** How it ended. */
  readonly outcome: string = $derived.by(() => {
    const { end, result } = this.replay;
    if (!end) return t("web-replay-goes-on");
    if (!result) return t("web-replay-stopped");
    const names = this.players.filter(({ seat }) => result[seat] !== "0").map(({ name }) => name);
    const other = end.seat === null ? "" : this.players[end.seat].name;
    if (names.length > 1) return t(end.by === "agreed" ? "web-replay-agreed" : "web-replay-draw", { names: list(names) });
    if (end.by === "resigned") return t("web-replay-won-resigned", { name: names[0], other });
    if (end.by === "time") return t("web-replay-won-time", { name: names[0], other });
    return t("web-replay-won", { name: names[0] });
  });
}
