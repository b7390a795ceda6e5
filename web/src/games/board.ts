/**
 * What a game's board is given, and what it says. Boards know no rules: legal moves are handed to them.
 *
 * A game may have a board of its own: `games/<game>/index.ts` exports a `GameUi`, and nothing else has to name it. Any
 * other game is drawn by `games/default/`, which reads:
 *
 * - the drawings: `<symbol>`s whose `currentColor` is the colour of the piece's seat;
 * - the scene (below): of a place also `size`, how wide a piece is drawn there, and `outline`, an SVG path of the area;
 * - of the view `pieces: [{symbol, place, seat}]`: several on one place are a stack, the first lowest;
 * - the places that a legal move's text names, as words of letters, digits and "_". One place: tap it. Two or more: pick
 *   up at the first, put down on the last. None: a button. If several moves name the same places, a list asks which.
 *
 * Words are the game's own where it has them: a message `<game>-ask`, and one for each symbol, called like its id.
 */

import type { Component } from "svelte";
import type { Message } from "../lib/i18n.svelte.ts";

export interface Scene {
  width: number;
  height: number;
  /** SVG of what never changes during a game. */
  ground: string;
  /** Every place where a piece can stand, or that a person can tap. */
  places: Record<string, { x: number; y: number; [more: string]: unknown }>;
}

export interface MadeMove {
  seat: number | null;
  move: string;
  /** Names of the places that the piece went over, start and goal included. */
  way?: string[];
}

export interface Arrow {
  move: string;
  weight: number;
  /** Whose move, if it is not of who is to decide. */
  seat?: number | null;
  /** Where it is known, the places that the piece would go over. */
  way?: string[];
  /** What is written beside it: what the move is worth. */
  label?: string;
}

export interface BoardProps {
  scene: Scene;
  // Each game's own plain data.
  view: any;
  /** Through whose eyes; null: a watcher's. */
  seat: number | null;
  /** Empty when the viewer is not to decide. */
  legal: string[];
  /** What led from the previous view to this one: animate it. */
  made: MadeMove[];
  /** What was made so far: the last that can be seen on the board is marked. */
  log?: MadeMove[];
  /** Hints, best moves, a hovered line of the log. */
  arrows?: Arrow[];
  /** A legal move was chosen; the page confirms and sends. */
  onplay(move: string): void;
  /** An illegal goal was tapped; the page asks why not, and says it. */
  onwhy(move: string): void;
}

export interface GameUi {
  Board: Component<BoardProps>;
  /** A move in words, for the log, the list of legal moves and announcements. */
  words(move: string, seat: number | null): Message;
  /** What is asked now, in a sentence to who is to decide. */
  ask(view: any, legal: string[]): Message;
  /** How the game has ended, where its result alone would leave one wondering. */
  ended?(view: any): Message;
  /** A spoken description of the position. */
  describe(view: any, seat: number | null): Message[];
  /** The name of a seat's colour: `red` is the `--seat-red` of app.css. */
  colour(seat: number): string;
  /** Width to height of the board with all that lies beside it, where that is not the scene alone. */
  ratio?: number;
}
