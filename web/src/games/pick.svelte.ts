/**
 * Picking up, dragging and putting down on a board, by tap, pointer and keyboard.
 *
 * A board makes one `Pick`, gives it to `BoardSvg.svelte` and to a `Spot.svelte` for every spot (or spreads `pick.board`
 * and `pick.spot(name)` on elements of its own), and draws from its state: `held`, `starts`, `goals`, `dragged`,
 * `looked`.
 */

import { createAttachmentKey } from "svelte/attachments";
import { choices, isDirection, nearest, type Choices, type Point } from "./choices.ts";

export interface Pointing {
  legal: string[];
  /** The position of every spot, in the board's own units: for arrow keys. */
  spots: Record<string, Point>;
  /** The spots of a move: a list of one or two, or several such lists if there are several ways. */
  points(move: string): string[][];
  /** The illegal move to ask about: a move's text, or null if there is nothing to ask. */
  ask(start: string | null, spot: string): string | null;
  onplay(move: string): void;
  onwhy(move: string): void;
}

/** Return the spot under a pointer, whichever element captured it. */
function under(event: PointerEvent): string | null {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<SVGElement>("[data-spot]");
  return found?.dataset.spot ?? null;
}

const FAR_ENOUGH = 6;
const LONG_ENOUGH = 450;

export class Pick {
  /** The spot whose piece is in the hand. */
  held: string | null = $state(null);
  /** The position of the pointer during a drag, in the board's own units. */
  dragged: Point | null = $state(null);
  /** The spot that is inspected: under the pointer, with the keyboard's focus, or after a long press. */
  looked: string | null = $state(null);
  /** The spot that the Tab key leads to. */
  #focused: string = $state("");

  readonly #pointing: () => Pointing;
  // Computed once, not for every spot.
  readonly #now: Pointing = $derived.by(() => this.#pointing());
  readonly #choices: Choices = $derived.by(() => choices(this.#now.legal, this.#now.points));
  /** The spots that a move can begin with. */
  readonly starts: Set<string> = $derived.by(() => new Set(this.#choices.keys()));
  /** The spots that the held piece can go to. */
  readonly goals: Set<string> = $derived.by(() => new Set(this.held ? this.#choices.get(this.held)?.keys() : []));

  #press: { id: number; spot: string; x: number; y: number; timer: number } | null = null;
  #deaf = false;
  #svg: SVGSVGElement | null = null;

  constructor(pointing: () => Pointing) {
    this.#pointing = pointing;
    // A held piece is put down when it has no more moves.
    $effect(() => {
      if (this.held && !this.#choices.has(this.held)) this.drop();
    });
  }

  /** The spot that Tab leads to: always an existing one. */
  readonly focused: string = $derived.by(() => {
    const { spots } = this.#now;
    if (this.#focused in spots) return this.#focused;
    return [...this.starts].find((spot) => spot in spots) ?? Object.keys(spots)[0] ?? "";
  });

  /** The position of every spot, in the board's own units. */
  get spots(): Record<string, Point> {
    return this.#now.spots;
  }

  /** Whether a long press has just inspected a spot. */
  get pressed(): boolean {
    return this.#deaf;
  }

  /** Return where a spot is in the window. */
  onScreen(spot: string): Point | null {
    const [at, place] = [this.#svg?.getScreenCTM(), this.spots[spot]];
    return at && place ? new DOMPoint(place.x, place.y).matrixTransform(at) : null;
  }

  /** Give a spot the keyboard's focus. */
  focus(spot: string = this.focused, options?: FocusOptions): void {
    this.#svg?.querySelector<SVGElement>(`[data-spot="${CSS.escape(spot)}"]`)?.focus(options);
  }

  drop(): void {
    this.held = null;
    this.dragged = null;
  }

  /** Handle a tap on a spot. */
  tap(spot: string): void {
    const { onplay } = this.#now;
    if (this.held === spot) return this.drop();
    const held = this.held ? this.#choices.get(this.held)?.get(spot) : undefined;
    const move = held ?? this.#choices.get(spot)?.get("");
    if (move !== undefined) {
      this.drop();
      onplay(move);
    } else if (this.#choices.has(spot)) {
      this.#lift(spot);
    } else {
      this.#why(spot);
      this.drop();
    }
  }

  #lift(spot: string): void {
    const goals = this.#choices.get(spot);
    if (!goals || goals.has("")) return;
    this.held = spot;
    // The page takes back what it said about an earlier try.
    this.#svg?.dispatchEvent(new CustomEvent("pick", { bubbles: true }));
  }

  #why(spot: string): void {
    const { legal, ask, onwhy } = this.#now;
    const text = legal.length ? ask(this.held, spot) : null;
    if (text !== null) onwhy(text);
  }

  /** Attributes for the element of a spot. */
  spot(name: string) {
    return {
      "data-spot": name,
      role: "button" as const,
      tabindex: name === this.focused ? 0 : -1,
      "aria-pressed": this.starts.has(name) ? this.held === name : undefined,
      onclick: () => this.#click(name),
      onfocus: (event: FocusEvent) => this.#focus(event, name),
      onblur: () => this.#leave(name),
      onpointerenter: (event: PointerEvent) => event.pointerType === "mouse" && (this.looked = name),
      onpointerleave: (event: PointerEvent) => event.pointerType === "mouse" && this.#leave(name),
      onpointerdown: (event: PointerEvent) => this.#down(event, name),
      onkeydown: (event: KeyboardEvent) => this.#key(event, name),
    };
  }

  /** Attributes for the `<svg>` of the board. */
  readonly board = {
    // Beside all spots there is nothing to choose: what is in the hand is put down.
    onclick: (event: MouseEvent) => (event.target as Element).closest("[data-spot]") || this.drop(),
    onpointermove: (event: PointerEvent & { currentTarget: SVGSVGElement }) => this.#move(event),
    onpointerup: (event: PointerEvent) => this.#up(event),
    onpointercancel: () => this.#let(),
    oncontextmenu: (event: Event) => this.#deaf && event.preventDefault(),
    [createAttachmentKey()]: (svg: SVGSVGElement) => this.#steady(svg),
  };

  /** Prevent scrolling during a drag by touch; `touch-action` does not work inside an `<svg>`. */
  #steady(svg: SVGSVGElement): () => void {
    this.#svg = svg;
    const hold = (event: TouchEvent) => {
      if (this.dragged || (this.#press && this.starts.has(this.#press.spot))) event.preventDefault();
    };
    svg.addEventListener("touchmove", hold, { passive: false });
    return () => svg.removeEventListener("touchmove", hold);
  }

  #click(spot: string): void {
    // The click that ends a long press does not count as a tap.
    if (this.#deaf) this.#deaf = false;
    else this.tap(spot);
  }

  #focus(event: FocusEvent, spot: string): void {
    this.#focused = spot;
    if ((event.currentTarget as Element).matches(":focus-visible")) this.looked = spot;
  }

  #leave(spot: string): void {
    if (this.looked === spot) this.looked = null;
  }

  #down(event: PointerEvent, spot: string): void {
    if (event.button !== 0 || !event.isPrimary) return;
    this.#deaf = false;
    if (event.pointerType !== "mouse") this.looked = null;
    const timer = event.pointerType === "mouse" ? 0 : window.setTimeout(() => this.#long(spot), LONG_ENOUGH);
    this.#press = { id: event.pointerId, spot, x: event.clientX, y: event.clientY, timer };
  }

  /** Inspected by a long press that still lasts: it can be dragged from here. */
  #long(spot: string): void {
    this.#deaf = true;
    this.looked = spot;
  }

  #move(event: PointerEvent & { currentTarget: SVGSVGElement }): void {
    const svg = event.currentTarget;
    const press = this.#press;
    if (press?.id === event.pointerId) {
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < FAR_ENOUGH) return;
      this.#let();
      this.held = null;
      this.#lift(press.spot);
      if (!this.held) return;
      svg.setPointerCapture(event.pointerId);
    } else if (!this.dragged) return;
    const at = svg.getScreenCTM();
    if (at) this.dragged = new DOMPoint(event.clientX, event.clientY).matrixTransform(at.inverse());
    this.looked = under(event);
  }

  #up(event: PointerEvent): void {
    const dragging = this.dragged !== null;
    this.#let();
    if (!dragging || !this.held) return;
    const spot = under(event);
    this.looked = null;
    // Dropped outside all spots, it stays in hand; dropped on its own spot, it is put down.
    if (spot === null) return;
    if (this.goals.has(spot) || spot === this.held) this.tap(spot);
    else {
      this.#why(spot);
      this.drop();
    }
  }

  #let(): void {
    if (this.#press) clearTimeout(this.#press.timer);
    this.#press = null;
    this.dragged = null;
  }

  #key(event: KeyboardEvent, spot: string): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") this.tap(spot);
    else if (event.key === "Escape" && (this.held || this.looked)) {
      this.drop();
      this.looked = null;
    } else if (isDirection(event.key)) {
      const next = nearest(this.#now.spots, spot, event.key);
      if (next !== null) this.focus(next);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
