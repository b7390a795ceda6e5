/** A tournament as its page follows it: read again and again, with a short answer while nothing changes. */

import { get, problem, type Problem } from "../lib/api.ts";
import { sendUntilKnown } from "../lib/doubts.svelte.ts";
import { isOnline } from "../lib/online.svelte.ts";
import { complain } from "../lib/toasts.svelte.ts";
import type { ClubGame, ClubNews, ClubState } from "../lib/types/api.ts";

/** Milliseconds between two reads, while the page is seen and while it is not. */
const SEEN = 3000;
const UNSEEN = 15_000;
/** So much longer for each player: a whole club may be behind one address, whose requests are limited. */
const EACH = 60;

export class Evening {
  readonly id: string;
  state: ClubState | null = $state.raw(null);
  /** Why there is nothing to show. */
  problem: Problem | null = $state.raw(null);
  /** The round that is shown; null: always the latest. */
  round: number | null = $state(null);
  isBusy = $state(false);
  #version = "";
  #timer = 0;
  #isOpen = true;

  constructor(id: string) {
    this.id = id;
    void this.#follow();
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#wake);
  }

  readonly #wake = (): void => {
    if (!document.hidden) void this.#follow();
  };

  async #follow(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      if (isOnline() || !this.state) await this.read();
    } catch (error) {
      const found = problem(error);
      if (found.status === 404 || !this.state) this.problem = found;
    }
    if (this.#isOpen && this.problem?.status !== 404) {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => void this.#follow(), document.hidden ? UNSEEN : SEEN + EACH * (this.state?.players.length ?? 0));
    }
  }

  async read(): Promise<void> {
    const asked = this.round;
    const query = new URLSearchParams({ known: this.#version, ...(asked === null ? {} : { round: String(asked) }) });
    const news = await get<ClubNews>(`/api/club/${this.id}?${query}`);
    if (asked === this.round) this.#take(news);
  }

  #take({ version, state }: ClubNews): void {
    this.problem = null;
    this.#version = version;
    if (state) this.state = state;
  }

  async show(round: number | null): Promise<void> {
    this.round = round;
    await this.read().catch(complain);
  }

  /** Send a request; returns false, and shows why, if it was refused. Every request may be sent twice. */
  async send(request: Record<string, unknown>): Promise<Problem | null> {
    this.isBusy = true;
    try {
      const news = await sendUntilKnown<ClubNews>("POST", `/api/club/${this.id}/do`, request);
      this.round = null;
      this.#take(news);
      return null;
    } catch (error) {
      return problem(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** Send a request, and show an error as a message. */
  async ask(request: Record<string, unknown>): Promise<void> {
    const found = await this.send(request);
    if (found) complain(found);
  }

  name(player: number): string {
    return this.state?.players[player]?.name ?? "";
  }

  /** Our own game of the latest round, if it is not over. */
  get mine(): ClubGame | null {
    const { you, round, begun } = this.state ?? {};
    if (you == null || !round || round.number !== begun) return null;
    return round.games.find(({ players, absent, status }) => status !== "over" && players.includes(you) && !absent.includes(you)) ?? null;
  }
}
