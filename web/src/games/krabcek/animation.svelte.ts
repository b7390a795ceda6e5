/** The state that Krabcek's board shows: the position or, before it, the moves since the last one, one by one. */

import type { MadeMove } from "../board.ts";
import { along, legs, type At, type Places } from "./lanes.ts";
import { COLOURS, MEMBERS, KINDS, parseMove, travels, type Kind } from "./words.ts";
import type { Piece, View } from "./view.types.ts";

export interface Standing extends Piece {
  id: number;
  at: string;
}

export interface Flying extends Piece {
  id: number;
  at: At;
  size: number;
  /** In the labyrinth, a piece that goes over the edge comes in on the other side. */
  lane: boolean;
}

/** A stack that has just formed; `part` of its rise is done. */
export interface Rising {
  at: string;
  kind: Kind;
  part: number;
}

const STEP = 110;
const LONGEST = 480;
const ROLL = 450;
/** How long stacks rise, in milliseconds; less if more moves wait, or if the last ones have just come. */
const RISE: Partial<Record<Kind, number>> = { L: 600, G: 750, T: 1100 };
const SHORT_RISE = 220;
const JUST_NOW = 1500;
/** The most moves that wait to be animated; more would take too long. */
const MOST = 8;

export class BoardAnimation {
  pieces: Standing[] = $state.raw([]);
  off: Record<string, number>[] = $state.raw([]);
  gates: Record<string, number | null> = $state.raw({});
  /** Each player's die: null, or the number it shows, 0 before it is rolled. */
  dice: (number | null)[] = $state.raw([null, null]);
  /** How far the dice are turned while they roll, in degrees. */
  tilt = $state(0);
  flying: Flying[] = $state.raw([]);
  rising: Rising | null = $state.raw(null);
  /** Where the last move went. */
  trail: string[] = $state.raw([]);

  #run = 0;
  #ids = 0;
  #goal: View | undefined;
  #latest: string[] = [];
  #waiting: (() => Promise<void>)[] = [];
  #busy = false;
  #shown = -Infinity;
  #hurried = false;

  /** Show a position, and animate what led to it unless motion is off; earlier animations finish first. */
  show(view: View, made: MadeMove[], log: MadeMove[], places: Places, moving: boolean): void {
    const first = this.#goal === undefined;
    this.#hurried = performance.now() - this.#shown < JUST_NOW;
    this.#shown = performance.now();
    this.#goal = view;
    const latest = log.findLast(travels);
    this.#latest = latest ? wayOf(latest) : [];
    if (!moving || first || !made.length || document.hidden || this.#waiting.length > MOST) return this.#cut();
    for (const [n, move] of made.entries()) this.#waiting.push(() => this.#act(move, roller(made, n, view), places));
    if (!this.#busy) void this.#go();
  }

  /** Skip all animations, and show the position itself. */
  finish(): void {
    if (this.#busy) this.#cut();
  }

  #cut(): void {
    this.#run++;
    this.#waiting = [];
    this.#busy = false;
    this.#settle(this.#goal!);
  }

  async #go(): Promise<void> {
    this.#busy = true;
    const run = this.#run;
    while (run === this.#run && this.#waiting.length) await this.#waiting.shift()!();
    if (run !== this.#run) return;
    this.#busy = false;
    const { dice } = this;
    this.#settle(this.#goal!);
    // Both first dice stay, until one is used.
    if (this.#goal!.phase === "use" && this.#goal!.turns === 0) this.dice = dice;
  }

  #settle(view: View): void {
    this.flying = [];
    this.rising = null;
    this.tilt = 0;
    this.trail = this.#latest;
    this.off = view.off;
    this.gates = view.gates;
    const rolling = view.phase === "roll" || view.phase === "use";
    this.dice = COLOURS.map((_, seat) => (rolling && view.seat === seat ? (view.die ?? 0) : null));
    const before = new Map(this.pieces.map((each) => [each.at, each]));
    this.pieces = Object.entries(view.pieces).map(([at, { seat, kind }]) => {
      const known = before.get(at);
      return { id: known?.seat === seat ? known.id : ++this.#ids, at, seat, kind };
    });
  }

  async #act(move: MadeMove, roller: number, places: Places): Promise<void> {
    const run = this.#run;
    const alive = () => run === this.#run;
    const said = parseMove(move.move);
    if (said.what === "gate") {
      this.gates = { ...this.gates, [said.goal]: move.seat };
    } else if (said.what === "die") {
      await this.#roll(COLOURS.map((_, seat) => (seat === roller ? said.number : null)), alive);
    } else if (said.what === "open") {
      await this.#roll(said.dice, alive);
    } else if (said.what === "switch") {
      const first = this.#take(said.start);
      const second = this.#take(said.goal);
      await Promise.all([
        this.#travel(first, [said.start, said.goal], places, alive),
        this.#travel(second, [said.goal, said.start], places, alive),
      ]);
    } else {
      const piece = said.what === "enter" ? this.#enter(move.seat ?? 0, said.kind) : this.#take(said.start);
      await this.#travel(piece, wayOf(move), places, alive);
    }
    if (alive() && travels(move)) this.trail = wayOf(move);
  }

  /** A piece leaves its field. */
  #take(at: string): Standing | undefined {
    const piece = this.pieces.find((each) => each.at === at);
    this.pieces = this.pieces.filter((each) => each !== piece);
    return piece;
  }

  #enter(seat: number, kind: Kind): Standing {
    this.off = this.off.map((kinds, n) => (n === seat ? { ...kinds, [kind]: kinds[kind] - 1 } : kinds));
    return { id: ++this.#ids, seat, kind, at: "" };
  }

  async #travel(piece: Standing | undefined, way: string[], places: Places, alive: () => boolean): Promise<void> {
    if (!piece) return;
    const found = legs(places, way);
    const goal = way.at(-1)!;
    let flying: Flying | undefined;
    await frames(Math.min(LONGEST, STEP * Math.max(2, found.length)), alive, (part) => {
      const n = Math.min(found.length - 1, Math.floor(part * found.length));
      if (n < 0) return;
      const here = part * found.length - n;
      const grown = places[way[n]].piece + (places[way[n + 1]].piece - places[way[n]].piece) * here;
      const next = { ...piece, at: along(found[n], ease(here)), size: grown, lane: found[n].lane };
      this.flying = [...this.flying.filter((each) => each !== flying), next];
      flying = next;
    });
    if (!alive()) return;
    this.flying = this.flying.filter((each) => each !== flying);
    const under = this.#take(goal);
    const kind = together(piece, under);
    this.pieces = [...this.pieces, { ...piece, id: under?.id ?? piece.id, kind, at: goal }];
    if (kind !== piece.kind) await this.#rise(goal, kind, alive);
  }

  async #rise(at: string, kind: Kind, alive: () => boolean): Promise<void> {
    const long = this.#hurried || this.#waiting.length > 1 ? SHORT_RISE : RISE[kind]!;
    await frames(long, alive, (part) => (this.rising = { at, kind, part }));
    if (alive()) this.rising = null;
  }

  async #roll(dice: (number | null)[], alive: () => boolean): Promise<void> {
    await frames(ROLL, alive, (part) => {
      const still = 1 - part;
      this.tilt = still * still * 300;
      const turned = Math.floor(still * 5);
      this.dice = dice.map((number) => (number === null ? null : ((number + turned * 2 - 1) % 6) + 1));
    });
    if (!alive()) return;
    this.tilt = 0;
    this.dice = dice;
  }
}

/** Return how much larger a stack is drawn while it rises: it shoots up, sinks back, and settles. */
export function swell(rising: Rising | null): number {
  if (!rising) return 1;
  const { part, kind } = rising;
  return 1 + (kind === "T" ? 0.9 : 0.45) * Math.sin(Math.PI * Math.min(1, part * 1.25)) * (1 - part * 0.4);
}

/** Return the seat whose die falls: the next to move, or the one that could not move. */
function roller(made: MadeMove[], n: number, view: View): number {
  const next = made.slice(n + 1).find(travels)?.seat;
  if (next !== undefined && next !== null) return next;
  return (view.phase === "over" && view.winner !== null ? 1 - view.winner : view.seat) ?? 0;
}

/** Return what two pieces become when stacked: the kind that has both as members. */
function together(piece: Piece, under: Piece | undefined): Kind {
  if (!under) return piece.kind;
  const members = [...MEMBERS[under.kind], ...MEMBERS[piece.kind]].join("");
  return KINDS.find((kind) => MEMBERS[kind].join("") === members) ?? piece.kind;
}

/** Return a move's way, or at least its ends. */
function wayOf({ move, way }: MadeMove): string[] {
  const said = parseMove(move);
  if (way?.length || !("goal" in said)) return way ?? [];
  return "start" in said ? [said.start, said.goal] : [said.goal];
}

function ease(part: number): number {
  return part * part * (3 - 2 * part);
}

/** Call `draw` with 0 to 1 on every frame for a time, until it is cancelled. */
function frames(long: number, alive: () => boolean, draw: (part: number) => void): Promise<void> {
  return new Promise((done) => {
    const begun = performance.now();
    const next = (now: number) => {
      const part = Math.min(1, Math.max(0, (now - begun) / long));
      if (alive()) draw(part);
      if (part < 1 && alive()) requestAnimationFrame(next);
      else done();
    };
    requestAnimationFrame(next);
  });
}
