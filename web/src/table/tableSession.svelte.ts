/** A table as one person sees and plays it: everything between the connection and what is drawn. */

import { untrack } from "svelte";
import { load, loaded } from "../games/index.ts";
import { keepSymbols } from "../games/Symbols.svelte";
import type { Arrow, GameUi, MadeMove, Scene } from "../games/board.ts";
import { get, newId, problem, type ProblemData } from "../lib/api.ts";
import { list, say, t } from "../lib/i18n.svelte.ts";
import type { Connection } from "../connection/connection.ts";
import { allHandled, type Command, type Now, type TableEvent } from "../connection/messages.ts";
import { SocketConnection } from "../connection/socket.svelte.ts";
import type { TableState } from "../connection/tableState.svelte.ts";
import { takeInitialData } from "../connection/initialData.ts";
import { ask as askName, rename } from "../lib/me.svelte.ts";
import { moving, settings } from "../lib/settings.svelte.ts";
import { play as sound } from "../lib/sounds.ts";
import { complain, tell } from "../lib/toasts.svelte.ts";
import { go } from "../router.svelte.ts";
import { fullName, winners } from "./seatNames.ts";

/** Milliseconds in which people at one screen see what came of a move, before the screen is handed on. */
const SEEN = 1100;
const SEEN_STILL = 300;
const MOST_ANNOUNCEMENTS = 8;
/** Seconds before the answers are shown when those who listen are told once more. */
const HURRY = 5;

/** What was asked of others, where it is only one thing. */
function asked(before: Now | null): "undo" | "draw" | "both" {
  const isDraw = !!before?.offers.length;
  return isDraw === !!before?.undo ? "both" : isDraw ? "draw" : "undo";
}

export class TableSession {
  readonly connection: Connection;
  readonly token: string;
  ui: GameUi | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  /** Of a hint, of a line of the log that is looked at. */
  arrows: Arrow[] = $state.raw([]);
  /** A move that waits to be confirmed. */
  pending: string | null = $state(null);
  /** What was asked and is answered now: why a move is not legal, a hint. */
  reply: { text: string } | { problem: ProblemData } | null = $state.raw(null);
  isThinking = $state(false);
  /** Whether we go to a rematch that we have asked for. */
  isLeaving = false;
  /** What has happened, for those who listen. */
  announcements: { id: number; text: string }[] = $state([]);
  /** The server's time, when the clocks were last looked at. */
  time = $state(0);
  /** At one screen: for whom the curtain was lifted. */
  #lifted: number | null = $state(null);
  /** The seats that have answered in the window that is open. */
  #answered: number[] = $state([]);
  #presets: Record<number, boolean> = $state({});
  #late = $state(false);
  #isSending = false;
  /** How many moves were made: what changes otherwise, as when someone speaks, is no reason to begin anew. */
  readonly #count: number | undefined = $derived(this.now?.count);
  #last = 0;

  constructor(table: string, token: string) {
    this.token = token;
    this.connection = new SocketConnection(table, {
      token,
      initial: takeInitialData(table),
      onopen: ({ scene, state, symbols }) => {
        this.scene = scene;
        this.ui = loaded(state.table.game);
        keepSymbols(state.table.game, symbols);
      },
      onevent: (event, before) => this.#announceEvent(event, before),
    });

    $effect(() => {
      const game = this.table.about?.game;
      if (game && !this.ui) load(game).then((ui) => (this.ui = ui), complain);
    });
    $effect(() => {
      if (this.isBegun && !this.scene) void this.#draw(table);
    });
    $effect(() => {
      const timer = setInterval(() => (this.time = this.connection.time()), 250);
      return () => clearInterval(timer);
    });
    $effect(() => {
      void this.#count;
      this.pending = null;
      this.reply = null;
      this.arrows = [];
      this.#answered = [];
    });
    $effect(() => {
      const own = this.now?.own;
      if (own?.answered && !this.#answered.includes(own.seat)) this.#answered = [...this.#answered, own.seat];
      if (own && this.#presets[own.seat] !== own.preset) this.#presets[own.seat] = own.preset;
    });
    // People at one screen: the next one looks, at once where nothing is hidden.
    $effect(() => {
      const { due, eyes } = this;
      this.#late = false;
      if (due === null || due === eyes) return;
      if (!this.isSecret) return this.connection.lookAs(due);
      const timer = setTimeout(() => (this.#late = true), moving() ? SEEN : SEEN_STILL);
      return () => clearTimeout(timer);
    });
    // What was said to one is not there for the next to find.
    $effect(() => {
      if (!this.veil) return;
      this.announcements = [];
      this.reply = null;
    });
    $effect(() => {
      if (this.isMine && !this.veil && this.ui) sound("turn");
    });
    // What is asked is said again with every move that brings it, of our own too.
    $effect(() => {
      void this.#count;
      if (!this.isMine || this.veil || !this.ui) return;
      untrack(() => this.announce(this.sentence));
    });
    // The seconds are seen all the time; said, after the question and once more near the end.
    $effect(() => {
      if (this.#until !== null && untrack(() => !this.#isHurried)) untrack(() => this.#tellWindow());
    });
    $effect(() => {
      if (this.#isHurried) untrack(() => this.#tellWindow());
    });
  }

  close(): void {
    this.connection.close();
  }

  async #draw(table: string): Promise<void> {
    const token = this.token ? `?token=${encodeURIComponent(this.token)}` : "";
    try {
      this.scene = await get(`/api/tables/${table}/scene${token}`);
    } catch (error) {
      complain(error);
    }
  }

  // How things stand

  get table(): TableState {
    return this.connection.table;
  }
  get now(): Now | null {
    return this.table.now;
  }
  /** What a seat is called. */
  name(seat: number): string {
    return fullName(this.now!, seat, this.ui?.colour(seat));
  }
  /** Words to one of our seats; where several people share this screen they name who is meant. */
  to(seat: number, words: string): string {
    return this.mine.length === 1 ? words : t("web-table-asked-of", { name: this.name(seat), question: words });
  }
  /** What marks a seat as ours. */
  mark(seat: number): string {
    if (this.mine.length === 1 || !this.ui) return t("web-table-you");
    return t("web-table-colour", { colour: this.ui.colour(seat) });
  }
  names(seats: number[]): string {
    return list(seats.map((seat) => this.name(seat)));
  }
  get mine(): number[] {
    return this.table.you.seats;
  }
  /** Through whose eyes we see; null: as one who watches. */
  get eyes(): number | null {
    return this.now?.own?.seat ?? null;
  }
  get isBegun(): boolean {
    return this.now?.view != null;
  }
  /** The seat of ours that is to decide. */
  readonly due: number | null = $derived.by(() => {
    const now = this.now;
    if (now?.status !== "playing") return null;
    const asked = (seat: number) => now.asked.includes(seat);
    const open = (seat: number) => !asked(seat) || !(this.#answered.includes(seat) || this.#presets[seat]);
    return now.deciding.find((seat) => this.mine.includes(seat) && !now.seats[seat].bot && open(seat)) ?? null;
  });
  /** Whether it is for us to decide, with what we see now. */
  readonly isMine: boolean = $derived(this.due !== null && this.due === this.eyes);
  readonly legal: string[] = $derived(this.isMine ? (this.now?.legal ?? []) : []);
  /** Several people at this screen who have secrets. */
  readonly isSecret: boolean = $derived.by(
    () => this.mine.length > 1 && !!this.table.about?.hidden && this.now?.status === "playing",
  );
  /** Whether the curtain hides the board. */
  readonly veil: boolean = $derived.by(() => {
    if (!this.isSecret) return false;
    if (this.#lifted === null || this.eyes !== this.#lifted) return true;
    return this.due !== null && this.due !== this.#lifted && this.#late;
  });
  /** Whether nobody else would mind: bots, and people at this screen. */
  get isAlone(): boolean {
    return this.now?.own?.alone ?? false;
  }
  /** The seat whose last move we may take back. */
  get undoable(): number | null {
    return this.now?.own?.undo?.seat ?? null;
  }

  /** What is asked of whom, in a sentence. */
  readonly sentence: string = $derived.by(() => {
    const { now, ui } = this;
    if (!now || now.status !== "playing") return "";
    if (this.veil && this.due !== null) return t("web-table-turn-of", { name: this.name(this.due) });
    if (this.isMine && ui && now.view) return this.to(this.due!, say(ui.ask(now.view, this.legal)));
    const asked = now.asked.filter((seat) => this.mine.includes(seat));
    if (asked.length)
      return t(asked.some((seat) => this.#answered.includes(seat)) ? "web-table-answered" : "web-table-preset-passes");
    if (now.asked.length) return t("web-table-reacting", { names: this.names(now.asked) });
    const seat = now.deciding[0];
    if (seat === undefined) return "";
    return t(now.seats[seat].bot ? "web-table-turn-of-bot" : "web-table-turn-of", { name: this.name(seat) });
  });

  /** How the game has ended, in sentences. */
  readonly ending: string[] = $derived.by(() => {
    const now = this.now;
    if (!now?.end) return [];
    const { by, seat, result } = now.end;
    const name = seat == null ? "" : this.name(seat);
    const outcome = this.#result(winners(result));
    if (by === "resigned" || by === "time" || by === "agreed")
      return [t(`web-table-end-${by}`, name ? { name } : {}), outcome];
    return by === "rules" && this.ui?.ended && now.view ? [say(this.ui.ended(now.view)), outcome] : [outcome];
  });

  #result(won: number[]): string {
    if (!won.length) return t("web-table-nobody-won");
    const names = this.names(won);
    if (won.length > 1) return t("web-table-shared", { names });
    if (this.mine.includes(won[0]) && this.mine.length === 1) return t("web-table-won-you");
    return t("web-table-won", { names });
  }

  /** Seconds until the answers are shown. */
  get window(): number | null {
    const until = this.now?.until;
    return until == null ? null : Math.max(0, Math.ceil((until - (this.time || this.connection.time())) / 1000));
  }

  /** The same in words; by correspondence it is hours. */
  get windowText(): string {
    const seconds = this.window!;
    const [unit, length] = seconds >= 7200 ? ["hours", 3600] : seconds >= 120 ? ["minutes", 60] : (["seconds", 1] as const);
    return t("web-table-window", { unit, count: Math.round(seconds / length) });
  }

  /** Until when we can still answer, if we are asked to react. */
  readonly #until: number | null = $derived(this.isMine && !this.veil ? (this.now?.until ?? null) : null);
  readonly #isHurried: boolean = $derived(this.#until !== null && this.window! <= HURRY);

  #tellWindow(): void {
    this.announce(this.windowText);
  }

  /** Milliseconds that a seat has left. */
  left(seat: number): number {
    const clock = this.now!.clock;
    const gone = clock.running === seat ? Math.max(0, (this.time || this.connection.time()) - clock.since) : 0;
    return clock.left[seat] - gone;
  }

  /** A move in words, without who made it. */
  words({ move, seat }: MadeMove): string {
    return this.ui ? say(this.ui.words(move, seat)) : move;
  }

  /** A line of the log in words. */
  line(made: MadeMove): string {
    const words = this.words(made);
    if (made.seat === null || !this.now) return words;
    return t("web-table-made", { name: this.name(made.seat), move: words });
  }

  // What people do

  /** Ask the server for something; what it refuses is told. */
  async send(command: Command): Promise<boolean> {
    try {
      await this.connection.send(command);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  /** A move was chosen. */
  chosen(move: string): void {
    this.reply = null;
    if (!settings.confirm) return void this.play(move);
    this.pending = move;
    this.arrows = [{ move, weight: 1 }];
    if (this.due !== null) this.announce(`${t("web-table-confirm-move")} ${this.words({ move, seat: this.due })}`);
  }

  cancel(): void {
    this.pending = null;
    this.arrows = [];
  }

  async play(move: string): Promise<void> {
    const { now, due } = this;
    if (!now || due === null || this.#isSending) return;
    this.#isSending = true;
    this.pending = null;
    if (this.connection.status === "offline") {
      this.reply = { text: t("web-table-move-waits") };
      this.arrows = [{ move, weight: 1 }];
    }
    try {
      await this.connection.send({ do: "move", seat: due, expect: now.count, move });
      if (now.asked.includes(due) && this.now?.count === now.count) this.#answered = [...this.#answered, due];
    } catch (error) {
      this.reply = { problem: problem(error) };
    } finally {
      this.#isSending = false;
    }
  }

  async why(move: string): Promise<void> {
    if (this.due === null) return;
    try {
      const reason = await this.connection.whyNot(this.due, move);
      if (reason) this.reply = { problem: reason };
    } catch (error) {
      complain(error);
    }
  }

  async hint(): Promise<void> {
    if (this.due === null || this.isThinking) return;
    this.isThinking = true;
    this.reply = { text: t("web-table-hint-thinking") };
    try {
      const { count, move, way } = await this.connection.hint(this.due);
      if (count !== this.now?.count) return;
      this.arrows = [{ seat: this.due, move, way, weight: 1 }];
      this.reply = { text: t("web-table-hint-is", { move: this.words({ seat: this.due, move }) }) };
    } catch (error) {
      this.reply = { problem: problem(error) };
    } finally {
      this.isThinking = false;
    }
  }

  async undo(): Promise<void> {
    if (this.undoable === null) this.reply = { text: t("web-table-no-undo") };
    else await this.send({ do: "undo", seat: this.undoable });
  }

  goToRematch(): void {
    if (this.now?.rematch) go(`/table/${this.now.rematch}#sit`);
  }

  /** The curtain goes up for someone. */
  lift(seat: number): void {
    this.#lifted = seat;
    this.connection.lookAs(seat);
  }

  async sit(seat: number, name: string): Promise<boolean> {
    try {
      // Of several people at one screen the first gives the name.
      if (!(await askName())) await rename(name);
    } catch (error) {
      complain(error);
      return false;
    }
    return this.send({ do: "sit", seat, name, nonce: newId(16), token: this.token });
  }

  // What happens

  /** Say something to those who listen, once. */
  announce(text: string): void {
    this.announcements.push({ id: ++this.#last, text });
    if (this.announcements.length > MOST_ANNOUNCEMENTS) this.announcements.shift();
  }

  #announceEvent(event: TableEvent, before: Now | null): void {
    const seat = "seat" in event ? event.seat : null;
    const name = seat === null ? "" : this.name(seat);
    const isOurs = seat !== null && this.mine.includes(seat);
    switch (event.kind) {
      case "moved":
        // Behind the curtain moves are still shown as the seat before may know them; the next one finds them in the log.
        if (!this.veil) for (const made of event.moves) this.announce(this.line(made));
        sound("move");
        return;
      case "chat":
        if (event.said.seat === null || !this.mine.includes(event.said.seat)) {
          const who = event.said.name || t("web-table-chat-watcher");
          this.announce(t("web-table-said", { name: who, text: event.said.text }));
          sound("word");
        }
        return;
      case "ended":
        for (const each of this.ending) this.announce(each);
        sound("end");
        return;
      case "sat":
        return this.announce(t("web-table-sat", { name }));
      case "left":
        return this.announce(t("web-table-left"));
      case "started":
        return this.announce(t("web-table-started"));
      case "undone":
        return this.announce(t("web-table-undone"));
      case "asked_undo":
        if (!isOurs) this.#asks(t("web-table-undo-asked", { name }));
        return;
      case "offered":
        if (!isOurs) this.#asks(t("web-table-draw-offered", { names: name }));
        return;
      case "declined":
        if (!isOurs) tell(t("web-table-declined", { name, what: asked(before) }));
        return;
      case "time":
        return this.announce(t("web-table-time-over", { name }));
      case "back":
        return this.announce(t("web-table-is-back", { name }));
      case "resigned":
        // With two players it is the end, which is announced as well.
        if (this.now!.end) return;
        return this.announce(t("web-table-end-resigned", { name }));
      case "rematch":
        // Who has asked for it is on the way already.
        if (!this.isLeaving && (this.mine.length || this.table.about?.public))
          tell(t("web-table-rematch-made"), "info", { text: t("web-table-to-rematch"), go: () => this.goToRematch() });
        return;
      case "closed":
        return this.announce(t("web-table-closed"));
      case "answered":
      case "granted":
      case "made":
      case "preset":
      case "unsaid":
        // Seen on the page, not announced.
        return;
      default:
        return allHandled(event);
    }
  }

  #asks(text: string): void {
    this.announce(text);
    sound("word");
  }
}
