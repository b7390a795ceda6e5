/** An open replay: the current move, and the names of everything in the game. */

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
  /** "Ann"; the colour's name if there is none, or if two are the same. */
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
  /** The reader's seat, if it is known and the only one. */
  you: number | null = null;
  /** The number of moves before the current position. */
  at = $state(0);
  /** The seat whose view is shown. */
  eyes: number | null = $state(null);
  /** The moves for the board to animate. */
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

  /** Show the same game with another seat's view. */
  async look(eyes: number | null): Promise<void> {
    const query = eyes === null ? "" : `?seat=${eyes}`;
    const replay = (await (await fetched("POST", `/api/records${query}`, this.blob)).json()) as Replay;
    this.made = [];
    this.replay = replay;
    this.eyes = eyes;
  }

  /** Return the value of each move of a position; requested once. */
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
      const level = /^level ?([1-6])$/.exec(name)?.[1];
      return level ? t("web-table-bot", { bot: t(`web-bot-${level}`), level: Number(level) }) : name;
    });
    const isDistinct = new Set(called).size === called.length;
    return called.map((name, seat) => {
      const side = t(`${this.replay.game}-seat`, { seat });
      const title = name ? t("web-replay-seat", { colour: side, name }) : side;
      return { seat, colour: this.ui.colour(seat), side, name: name && isDistinct ? name : side, title };
    });
  });

  /** Return a move in words. */
  words(move: string, seat: number | null): string {
    const { key, params } = this.ui.words(move, seat);
    return t(key, params);
  }

  /** Return how the game ended. */
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
