/**
 * The interface of a game's board. Boards do not know the rules: they get the legal moves.
 *
 * A game may have its own board: `games/<game>/index.ts` exports a `GameUi`, and no other file has to name it. Any
 * other game is drawn by `games/default/`, which reads:
 *
 * - the drawings: `<symbol>`s whose `currentColor` is the colour of the piece's seat;
 * - the scene (below): of a place also `size`, how wide a piece is drawn there, and `outline`, an SVG path of the area;
 * - of the view `pieces: [{symbol, place, seat}]`: several on one place are a stack, the first lowest;
 * - the places that a legal move's text names, as words of letters, digits and "_". One place: tap it. Two or more: pick
 *   up at the first, put down on the last. None: a button. If several moves name the same places, a list asks which.
 *
 * Texts come from the game if it has them: a message `<game>-ask`, and one for each symbol, with its id as key.
 */

import type { Component } from "svelte";
import type { Message } from "../lib/i18n.svelte.ts";

export interface Scene {
  width: number;
  height: number;
  /** SVG of the parts that never change during a game. */
  ground: string;
  /** Every place where a piece can be, or that a person can tap. */
  places: Record<string, { x: number; y: number; [more: string]: unknown }>;
}

/** What a move has caused, in words and for boards. */
export interface Effect extends Message {
  /** What has happened, by the game's own names; "end": why the game is over. */
  kind: string;
  places: string[];
  /** The seats that it concerns. */
  seats: number[];
}

export interface MadeMove {
  seat: number | null;
  move: string;
  /** Names of the places on the piece's way, including start and goal. */
  way?: string[];
  /** None if it has caused nothing worth telling. */
  effects?: Effect[] | null;
}

export interface Arrow {
  move: string;
  weight: number;
  /** The seat that makes the move, if it is not the one whose turn it is. */
  seat?: number | null;
  /** The places on the piece's way, if known. */
  way?: string[];
  /** The label beside it: the value of the move. */
  label?: string;
}

export interface BoardProps {
  scene: Scene;
  // Plain data whose form depends on the game.
  view: any;
  /** The seat that sees it so; null for a spectator. */
  seat: number | null;
  /** Empty when it is not the viewer's turn. */
  legal: string[];
  /** The moves that led from the previous view to this one: animate them. */
  made: MadeMove[];
  /** The moves so far: those of others since one’s own last move are marked. */
  log?: MadeMove[];
  /** Hints, best moves, a hovered line of the log. */
  arrows?: Arrow[];
  /** A legal move was chosen; the page confirms and sends. */
  onplay(move: string): void;
  /** An illegal goal was tapped; the page asks why it is illegal, and shows the reason. */
  onwhy(move: string): void;
}

/** The position as one player sees it after moves that they have chosen ahead. */
export interface Ahead {
  view: any;
  legal: string[];
}

export interface GameUi {
  Board: Component<BoardProps>;
  /** A move in words, for the log, the list of legal moves and announcements. */
  words(move: string, seat: number | null): Message;
  /** The current question, as a sentence for the player whose turn it is. */
  ask(view: any, legal: string[]): Message;
  /** How the game has ended, if its result alone does not explain it. */
  ended?(view: any): Message;
  /**
   * For several people with secrets at one screen: the position after some of a player's next moves, if these do not
   * depend on what others do between them; null in any other phase. The host still decides on each move in its turn.
   */
  ahead?(scene: Scene, view: any, legal: string[], moves: string[]): Ahead | null;
  /** A spoken description of the position. */
  describe(view: any, seat: number | null): Message[];
  /** The name of a seat's colour: `red` is the `--seat-red` of app.css. */
  colour(seat: number): string;
  /** The aspect ratio of the board with everything beside it, if it is not that of the scene. */
  ratio?: number;
}
