/** A table as one person sees and plays it: everything between the connection and the components. */

import { untrack } from "svelte";
import { load, loaded } from "../games/index.ts";
import { keepSymbols } from "../games/Symbols.svelte";
import type { Ahead, Arrow, GameUi, MadeMove, Scene } from "../games/board.ts";
import { roundStart } from "../games/lastMoves.ts";
import { get, newId, problem, type ProblemData } from "../lib/api.ts";
import { list, say, t } from "../lib/i18n.svelte.ts";
import type { Connection } from "../connection/connection.ts";
import { allHandled, type Command, type Now, type TableEvent } from "../connection/messages.ts";
import { openConnection } from "../connection/open.ts";
import type { TableState } from "../connection/tableState.svelte.ts";
import { takeInitialData } from "../connection/initialData.ts";
import { forgetNonce, keepDice, keptDice } from "../lib/keptDice.ts";
import { ask as askName, rename } from "../lib/me.svelte.ts";
import { moving, settings } from "../lib/settings.svelte.ts";
import { play as sound } from "../lib/sounds.ts";
import { complain, tell } from "../lib/toasts.svelte.ts";
import type { Links, TableRatings, Views } from "../lib/types/api.ts";
import { go } from "../router.svelte.ts";
import { RoundReplay } from "./roundReplay.svelte.ts";
import { firstDoes, fullName, verdict, winners } from "./seatNames.ts";

/** Milliseconds in which people at one screen see the result of a move, before they pass the screen. */
const SEEN = 1100;
const SEEN_STILL = 300;
const MOST_ANNOUNCEMENTS = 8;
/** Seconds before the answers are shown at which screen readers announce the question again. */
const HURRY = 5;

/** Requests to others that can be open only once. */
function asked(before: Now | null): "undo" | "draw" | "both" {
  const isDraw = !!before?.offers.length;
  return isDraw === !!before?.undo ? "both" : isDraw ? "draw" : "undo";
}

export class TableSession {
  readonly connection: Connection;
  readonly token: string;
  ui: GameUi | null = $state.raw(null);
  scene: Scene | null = $state.raw(null);
  /** The arrows of a hint, or of a selected line of the log. */
  arrows: Arrow[] = $state.raw([]);
  /** A move that waits to be confirmed. */
  pending: string | null = $state(null);
  /** The answer to a question: why a move is not legal, or a hint. */
  reply: { text: string } | { problem: ProblemData } | null = $state.raw(null);
  isThinking = $state(false);
  /** The last moves, while they are played again. */
  readonly round = new RoundReplay(
    (made) => {
      this.announce(this.line(made));
      sound("move");
    },
    () => this.announce(this.verdict || this.sentence),
  );
  /** The ratings at a rated table. */
  ratings: TableRatings | null = $state.raw(null);
  /** Whether we have seen the game end, and did not come later. */
  hasSeenEnd = $state(false);
  /** Whether we go to a rematch because we have requested it. */
  isLeaving = false;
  /** Announcements of events for screen readers. */
  announcements: { id: number; text: string }[] = $state([]);
  /** The server's time when the clocks were last updated. */
  time = $state(0);
  /** At one screen: the seat for which the curtain was lifted. */
  #lifted: number | null = $state(null);
  /** The seats that have answered in the open window. */
  #answered: number[] = $state([]);
  #presets: Record<number, boolean> = $state({});
  #late = $state(false);
  /** The number of moves when the last move that was chosen ahead was sent. */
  #plannedAt = -1;
  /** At one screen: the moves that our seats have chosen ahead. They are made in turn once the screen was passed. */
  #plans: Record<number, { moves: string[]; isPassed: boolean }> = $state({});
  #isSending = false;
  /** The number of tries: the answer to an earlier one comes too late. */
  #asked = 0;
  /** The pending requests, by kind. */
  readonly #sending = new Map<string, Promise<boolean>>();
  /** The number of moves made: other changes, such as chat messages, do not restart anything. */
  readonly #count: number | undefined = $derived(this.now?.count);
  #last = 0;

  constructor(table: string, token: string) {
    this.token = token;
    this.connection = openConnection(table, {
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
    // Again whenever someone sits down or leaves, when the game has ended, and after the connection was lost.
    const people = $derived(this.now?.seats.map(({ taken, name }) => taken && name).join("\n"));
    $effect(() => {
      void [people, this.now?.end === null, this.connection.status];
      if (this.table.about?.rated) untrack(() => void this.#rate(table));
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
    // For people at one screen, switch to the next player's view, at once if nothing is hidden.
    $effect(() => {
      const { due, eyes } = this;
      this.#late = false;
      if (due === null || due === eyes) return;
      if (!this.isSecret) return this.connection.lookAs(due);
      const timer = setTimeout(() => (this.#late = true), moving() ? SEEN : SEEN_STILL);
      return () => clearTimeout(timer);
    });
    // Make the moves that were chosen ahead, each in its turn.
    $effect(() => {
      const { due } = this;
      void this.#count;
      if (due !== null && this.#plans[due]?.isPassed) untrack(() => void this.#makePlanned(due));
    });
    // What is new ends a replay of what was before; so does another player's view.
    $effect(() => {
      void [this.#count, this.eyes, this.veil];
      untrack(() => this.round.stop());
    });
    // Remove the announcements for one player before the next one looks.
    $effect(() => {
      if (!this.veil) return;
      this.announcements = [];
      this.reply = null;
    });
    $effect(() => {
      if (this.isMine && !this.veil && this.ui) sound("turn");
    });
    // The question is announced again after every move that leads to it, even our own.
    $effect(() => {
      void this.#count;
      if (!this.isMine || this.veil || !this.ui) return;
      untrack(() => this.announce(this.sentence));
    });
    // The seconds are always visible; they are announced after the question and once more near the end.
    $effect(() => {
      if (this.#until !== null && untrack(() => !this.#isHurried)) untrack(() => this.#tellWindow());
    });
    $effect(() => {
      if (this.#isHurried) untrack(() => this.#tellWindow());
    });
  }

  close(): void {
    this.round.stop();
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

  async #rate(table: string): Promise<void> {
    const token = this.token ? `?token=${encodeURIComponent(this.token)}` : "";
    try {
      this.ratings = await get<TableRatings>(`/api/tables/${table}/ratings${token}`);
    } catch {
      // The game goes on without them; they are requested again when something changes.
    }
  }

  // The current state

  get table(): TableState {
    return this.connection.table;
  }
  get now(): Now | null {
    return this.table.now;
  }
  /** Return the name of a seat. */
  name(seat: number): string {
    return fullName(this.now!, seat, this.colour(seat));
  }
  /** Return the name of a seat's colour; none until it is drawn. */
  colour(seat: number): string | undefined {
    return this.isBegun || this.table.about?.order !== "lot" ? this.ui?.colour(seat) : undefined;
  }
  /** A sentence that says who was drawn by lot to begin. */
  get drawn(): string {
    const about = this.table.about;
    if (about?.order !== "lot" || !this.isBegun) return "";
    const drawn = t("web-table-drawn", { name: this.name(0), colour: t(`${about.game}-seat`, { seat: 0 }) });
    return `${drawn} ${firstDoes(about.game)}`;
  }
  /** Return a text for one of our seats; if several people share this screen, it names the player. */
  to(seat: number, words: string): string {
    return this.mine.length === 1 ? words : t("web-table-asked-of", { name: this.name(seat), question: words });
  }
  /** Return the label that marks a seat as ours. */
  mark(seat: number): string {
    const colour = this.colour(seat);
    return this.mine.length === 1 || !colour ? t("web-table-you") : t("web-table-colour", { colour });
  }
  names(seats: number[]): string {
    return list(seats.map((seat) => this.name(seat)));
  }
  get mine(): number[] {
    return this.table.you.seats;
  }
  /** The seat whose view we have; null for spectators. */
  get eyes(): number | null {
    return this.now?.own?.seat ?? null;
  }
  get isBegun(): boolean {
    return this.now?.view != null;
  }
  /** Our seat whose turn it is. */
  readonly due: number | null = $derived.by(() => {
    const now = this.now;
    if (now?.status !== "playing") return null;
    const asked = (seat: number) => now.asked.includes(seat);
    const open = (seat: number) => !asked(seat) || !(this.#answered.includes(seat) || this.#presets[seat]);
    return now.deciding.find((seat) => this.mine.includes(seat) && !now.seats[seat].bot && open(seat)) ?? null;
  });
  /** Whether it is our turn, with the current view. */
  readonly isMine: boolean = $derived(this.due !== null && this.due === this.eyes);
  /** Whether it is the turn of the one person at this screen; several see themselves whose turn it is. */
  readonly isTurn: boolean = $derived(this.due !== null && this.mine.length === 1);
  readonly legal: string[] = $derived.by(() => (this.isMine ? (this.ahead?.legal ?? this.now?.legal ?? []) : []));
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
  /** The position after the moves that were chosen ahead; null if they must be made one at a time. */
  readonly ahead: Ahead | null = $derived.by(() => {
    const { now, due, scene } = this;
    if (!this.isSecret || !this.isMine || this.veil || !scene || !now?.legal || !this.ui?.ahead || due === null) return null;
    return this.ui.ahead(scene, now.view, now.legal, this.planned);
  });
  /** The moves that the seat at the screen has chosen ahead. */
  get planned(): string[] {
    return (this.due !== null && this.#plans[this.due]?.moves) || [];
  }
  /** Whether all other players are bots or people at this screen. */
  get isAlone(): boolean {
    return this.now?.own?.alone ?? false;
  }
  /** The seat whose last move we may undo. */
  get undoable(): number | null {
    return this.now?.own?.undo?.seat ?? null;
  }

  /** Why we cannot ask for an undo now; null if we can. */
  get noUndo(): string | null {
    if (this.undoable === null) return t("web-table-no-undo");
    if (this.now!.undo?.seat === this.undoable) return t("web-table-undo-waiting");
    return this.isAlone || this.now!.seats[this.undoable].may_ask ? null : t("web-table-asked-enough");
  }
  /** Why we cannot offer a draw now, or agree to one; null if we can. */
  get noDraw(): string | null {
    const { offers, seats, own } = this.now!;
    if (offers.some((seat) => this.mine.includes(seat))) return t("web-table-draw-waiting");
    return offers.length || !own || seats[own.seat].may_ask ? null : t("web-table-asked-enough");
  }

  /** A sentence that says whose turn it is and what they must decide. */
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

  /** What the replay of the last round shows, in words and without what it has caused; empty in the present. */
  get retold(): string {
    const { moment } = this.round;
    return moment ? moment.made.map((made) => this.#made(made)).join() || t("web-table-round-now") : "";
  }

  /** How the game has ended, in sentences. */
  readonly ending: string[] = $derived.by(() => {
    const now = this.now;
    if (!now?.end) return [];
    const { by, seat, result } = now.end;
    const name = seat == null ? "" : this.name(seat);
    const isYou = this.mine.length === 1 && this.mine[0] === seat;
    const outcome = this.#result(winners(result));
    if (by === "resigned" || by === "time" || by === "agreed")
      return [t(isYou ? `web-table-end-${by}-you` : `web-table-end-${by}`, name ? { name } : {}), outcome];
    return by === "rules" && this.ui?.ended && now.view ? [say(this.ui.ended(now.view)), outcome] : [outcome];
  });

  /** Whether the end is a reason to celebrate, for us or for anyone at this screen; null for spectators. */
  readonly outcome: "won" | "shared" | "lost" | null = $derived.by(() => {
    const end = this.now?.end;
    if (!end?.result || !this.mine.length) return null;
    const won = winners(end.result);
    if (!won.some((seat) => this.mine.includes(seat))) return "lost";
    return won.length > 1 ? "shared" : "won";
  });

  /** The end in one sentence: in the second person, if only one person plays at this screen. */
  readonly verdict: string = $derived.by(() => {
    const end = this.now?.end;
    if (!end) return "";
    const { said, won } = verdict(end.result, this.mine);
    return t(`web-table-${said}`, { names: this.names(won) });
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

  /** The same in words; hours in correspondence games. */
  get windowText(): string {
    const seconds = this.window!;
    const [unit, length] = seconds >= 7200 ? ["hours", 3600] : seconds >= 120 ? ["minutes", 60] : (["seconds", 1] as const);
    return t("web-table-window", { unit, count: Math.round(seconds / length) });
  }

  /** The time until which we can answer, if we are asked to react. */
  readonly #until: number | null = $derived(this.isMine && !this.veil ? (this.now?.until ?? null) : null);
  readonly #isHurried: boolean = $derived(this.#until !== null && this.window! <= HURRY);

  #tellWindow(): void {
    this.announce(this.windowText);
  }

  /** Return a seat's remaining milliseconds. */
  left(seat: number): number {
    const clock = this.now!.clock;
    const gone = clock.running === seat ? Math.max(0, (this.time || this.connection.time()) - clock.since) : 0;
    return clock.left[seat] - gone;
  }

  /** Return a move in words, without its player. */
  words({ move, seat }: MadeMove): string {
    return this.ui ? say(this.ui.words(move, seat)) : move;
  }

  /** Return a line of the log in words, with what the move has caused; how the game has ended is announced apart. */
  line(made: MadeMove): string {
    const told = made.effects?.filter(({ kind }) => kind !== "end") ?? [];
    return [this.#made(made), ...told.map(say)].join(" ");
  }

  /** Return a move in words, with its player. */
  #made(made: MadeMove): string {
    const words = this.words(made);
    return made.seat === null || !this.now ? words : t("web-table-made", { name: this.name(made.seat), move: words });
  }

  // Actions

  /** Send a command, and show a refusal. While it is in doubt, the same command is not sent twice. */
  send(command: Command): Promise<boolean> {
    const key = JSON.stringify(command);
    const sending = this.#sending.get(key) ?? this.#send(command).finally(() => this.#sending.delete(key));
    this.#sending.set(key, sending);
    return sending;
  }

  async #send(command: Command): Promise<boolean> {
    try {
      const isOpen = this.now?.status === "open";
      await this.connection.send(command);
      if (command.do === "leave" && isOpen) forgetNonce(this.table.about!.id, command.seat);
      return true;
    } catch (error) {
      complain(error);
      return false;
    }
  }

  /** Handle a chosen move. */
  chosen(move: string): void {
    this.round.stop();
    this.reply = null;
    if (this.ahead) return this.#plan([...this.planned, move]);
    if (!settings.confirm) return void this.play(move);
    this.pending = move;
    this.arrows = [{ move, weight: 1 }];
    if (this.due !== null) this.announce(`${t("web-table-confirm-move")} ${this.words({ move, seat: this.due })}`);
  }

  #plan(moves: string[], isPassed = false): void {
    if (this.due !== null) this.#plans[this.due] = { moves, isPassed };
  }
  /** Take back the last move that was chosen ahead. */
  takeBack(): void {
    this.#plan(this.planned.slice(0, -1));
  }
  /** Make the first move that was chosen ahead, and leave the screen to the others. */
  passScreen(): void {
    this.#plan(this.planned, true);
  }

  async #makePlanned(seat: number): Promise<void> {
    const { now } = this;
    const [move, ...rest] = this.#plans[seat].moves;
    // Until the news of a move has come, it would be made again.
    if (!now || move === undefined || this.#isSending || now.count === this.#plannedAt) return;
    this.#isSending = true;
    this.#plannedAt = now.count;
    try {
      await this.connection.send({ do: "move", seat, expect: now.count, move });
      this.#plans[seat] = { moves: rest, isPassed: rest.length > 0 };
    } catch {
      // What others have done meanwhile forbids it: its player is asked again.
      this.#plans[seat] = { moves: rest, isPassed: false };
      this.#plannedAt = -1;
    } finally {
      this.#isSending = false;
    }
    // The news of this move may have come before the answer to it.
    const { due } = this;
    if (due !== null && this.now!.count > now.count && this.#plans[due]?.isPassed) void this.#makePlanned(due);
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

  /** Handle a picked-up piece: a refusal of an earlier try makes room for the question. */
  picked(): void {
    this.#asked += 1;
    if (this.reply && "problem" in this.reply) this.reply = null;
  }

  async why(move: string): Promise<void> {
    if (this.due === null) return;
    const asked = ++this.#asked;
    try {
      const reason = await this.connection.whyNot(this.due, move);
      if (reason && asked === this.#asked) this.reply = { problem: reason };
    } catch (error) {
      complain(error);
    }
  }

  async hint(): Promise<void> {
    if (this.due === null || this.isThinking) return;
    this.round.stop();
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

  /** Play the last moves again, or return to the present. */
  async replayRound(): Promise<void> {
    if (this.round.moment) return this.round.skip();
    const { now, eyes, token } = this;
    const { log } = this.table;
    if (!now || !log.length) return void (this.reply = { text: t("web-table-log-empty") });
    const query = new URLSearchParams({ first: `${roundStart(log, eyes)}`, token });
    if (eyes !== null) query.set("seat", `${eyes}`);
    try {
      const { count, views } = await get<Views>(`/api/tables/${this.table.about!.id}/views?${query}`);
      if (count !== this.now!.count || count !== log.length || eyes !== this.eyes || this.veil) return;
      this.cancel();
      this.reply = null;
      // The moves that led to the present are not animated once more when the replay is over.
      this.table.made = [];
      const first = count - views.length;
      const moment = (view: unknown, n: number) => ({ view, made: n ? [log[first + n - 1]] : [], log: log.slice(0, first + n) });
      this.round.start([...views, this.now!.view].map(moment));
    } catch (error) {
      complain(error);
    }
  }

  async undo(): Promise<void> {
    const reason = this.noUndo;
    if (reason !== null) this.reply = { text: reason };
    else await this.send({ do: "undo", seat: this.undoable! });
  }

  /** Players take the seats that are kept for them; who has a link to watch this game gets one to watch the next. */
  async goToRematch(): Promise<void> {
    const rematch = this.now?.rematch;
    if (!rematch) return;
    if (this.mine.length) return go(`/table/${rematch}#sit`);
    try {
      const query = this.token && `?token=${encodeURIComponent(this.token)}`;
      const { watch } = await get<Links>(`/api/tables/${this.table.about!.id}/rematch${query}`);
      go(`/table/${rematch}?token=${watch}`);
    } catch (error) {
      complain(error);
    }
  }

  /** Lift the curtain for a seat. */
  lift(seat: number): void {
    this.#lifted = seat;
    this.connection.lookAs(seat);
  }

  async sit(seat: number, name: string): Promise<boolean> {
    try {
      // If several people share the screen, the first one sets the name.
      if (!(await askName())) await rename(name);
    } catch (error) {
      complain(error);
      return false;
    }
    const { id, commitment: shown, rated } = this.table.about!;
    const nonce = newId(16);
    // Use the kept commitment if someone else at this screen sits already: the server must not change it meanwhile.
    const commitment = keptDice(id)?.commitment ?? shown;
    const takeBack = keepDice(id, commitment, seat, nonce);
    const isSeated = await this.send({ do: "sit", seat, name, nonce, token: this.token, commitment, rated });
    if (!isSeated) takeBack();
    return isSeated;
  }

  // Events

  /** Announce a text to screen readers, once. */
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
        // Behind the curtain, moves are still shown as the previous seat may see them; the next player reads the log.
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
        this.hasSeenEnd = true;
        for (const each of new Set([this.verdict, ...this.ending])) this.announce(each);
        sound("end");
        return;
      case "sat":
        return this.announce(t("web-table-sat", { name }));
      case "left":
        return this.announce(t("web-table-left"));
      case "started":
        return this.announce(`${t("web-table-started")} ${this.drawn}`.trim());
      case "undone":
        this.#plans = {};
        this.#plannedAt = -1;
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
        // With two players it ends the game, which is announced as well.
        if (this.now!.end) return;
        return this.announce(t("web-table-end-resigned", { name }));
      case "rematch":
        // The player who has requested it is already on the way.
        if (!this.isLeaving)
          tell(t("web-table-rematch-made"), "info", { text: t("web-table-to-rematch"), go: () => this.goToRematch() });
        return;
      case "closed":
        return this.announce(t("web-table-closed"));
      case "answered":
      case "granted":
      case "made":
      case "preset":
      case "unsaid":
        // Visible on the page, but not announced.
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
