// Written by `make types` from what the server says of itself. Do not edit.

export type ClientMessage =
  | Sit
  | Leave
  | Move
  | Preset
  | AskUndo
  | GrantUndo
  | OfferDraw
  | Decline
  | Resign
  | Back
  | Chat
  | Mute
  | Unsay
  | Close
  | Rematch
  | WhyNot
  | Look
  | Ping;
export type ServerMessage = State | News | Done | Refusal | Why | Looking | Pong | Here | You;
export type Happened =
  TableChanged | SeatChanged | MovesMade | UndoAsked | PresetChanged | ChatSaid | ChatDeleted | RematchMade;

export interface Messages {
  ClientMessage?: ClientMessage;
  ServerMessage?: ServerMessage;
}
/**
 * Take a seat, once you know the table's commitment. ``token``: of a link, where the table is not public.
 */
export interface Sit {
  id: string;
  seat: number;
  do: "sit";
  name: string;
  nonce: string;
  token?: string;
}
/**
 * Leave a seat: before the game it is free again; during the game you resign.
 */
export interface Leave {
  id: string;
  seat: number;
  do: "leave";
}
/**
 * Play, or answer when asked to react. ``expect``: how many moves have been made so far.
 */
export interface Move {
  id: string;
  seat: number;
  do: "move";
  expect: number;
  move: string;
}
/**
 * Let everything pass when asked to react, or no longer.
 */
export interface Preset {
  id: string;
  seat: number;
  do: "preset";
  on: boolean;
}
/**
 * Take back your last move: at once where there are only you and bots, otherwise the others are asked.
 */
export interface AskUndo {
  id: string;
  seat: number;
  do: "undo";
}
/**
 * Agree to the undo that another seat asks for.
 */
export interface GrantUndo {
  id: string;
  seat: number;
  do: "grant";
}
/**
 * Offer a draw, or agree to one.
 */
export interface OfferDraw {
  id: string;
  seat: number;
  do: "draw";
}
/**
 * Decline an undo or a draw.
 */
export interface Decline {
  id: string;
  seat: number;
  do: "decline";
}
/**
 * Give up.
 */
export interface Resign {
  id: string;
  seat: number;
  do: "resign";
}
/**
 * Take your seat back from the bot that plays there since your time ran out.
 */
export interface Back {
  id: string;
  seat: number;
  do: "back";
}
/**
 * Write something: players to each other, watchers to each other.
 */
export interface Chat {
  id: string;
  do: "chat";
  text: string;
}
/**
 * The host: do not let the author of a message write here any more.
 */
export interface Mute {
  id: string;
  number: number;
  room?: ("players" | "watchers") | null;
  do: "mute";
}
/**
 * The host: delete a message.
 */
export interface Unsay {
  id: string;
  number: number;
  room?: ("players" | "watchers") | null;
  do: "unsay";
}
/**
 * The host: close the table.
 */
export interface Close {
  id: string;
  do: "close";
}
/**
 * Play the same again, at a new table.
 */
export interface Rematch {
  id: string;
  do: "rematch";
}
/**
 * Ask why a move is not legal. Only the seat that is to decide may.
 */
export interface WhyNot {
  id: string;
  seat: number;
  do: "why_not";
  move: string;
}
/**
 * On a socket: see through another of your seats from now on.
 */
export interface Look {
  do: "look";
  seat: number;
}
/**
 * On a socket: ask for a sign of life.
 */
export interface Ping {
  do: "ping";
}
/**
 * Everything: forget what you had.
 */
export interface State {
  type: "state";
  n: number;
  table: About;
  log: Line[];
  chat: Said[];
  now: Now;
}
/**
 * What a table is, from its beginning on.
 */
export interface About {
  id: string;
  game: string;
  hidden: boolean;
  options: {
    [k: string]: unknown;
  };
  clock: {
    [k: string]: unknown;
  };
  window: number;
  public: boolean;
  commitment: string;
}
/**
 * A move in the log, as you may see it; seat null is chance.
 *
 * ``way``: the places that a piece went over, from start to goal; empty where nothing travels.
 */
export interface Line {
  seat: number | null;
  move: string;
  way: string[];
}
/**
 * A chat message.
 */
export interface Said {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}
/**
 * How things stand. ``until``: when the answers of the ``asked`` seats are shown. ``own``: not for watchers.
 */
export interface Now {
  status: "open" | "playing" | "over" | "closed";
  count: number;
  seats: SeatNow[];
  deciding: number[];
  view: {
    [k: string]: unknown;
  } | null;
  legal: string[] | null;
  asked: number[];
  until: number | null;
  clock: ClockNow;
  offers: number[];
  undo: Undo | null;
  end: Ended | null;
  rematch: string | null;
  own?: Own | null;
}
/**
 * A seat. ``bot``: one decides here now, its own or because its owner is ``away`` or has ``resigned``.
 *
 * ``here``: its owner is connected. ``name``: of who sits here; of a free seat in a rematch, of who sat here before.
 */
export interface SeatNow {
  kind: "person" | "bot" | "program";
  level: number | null;
  bot: boolean;
  name: string;
  nonce: string;
  taken: boolean;
  away: boolean;
  resigned: boolean;
  here: boolean;
}
/**
 * Milliseconds left as of ``since``, from when on the running seat's go down.
 */
export interface ClockNow {
  left: number[];
  running: number | null;
  since: number;
}
/**
 * An undo of a seat, back to when ``to`` moves had been made.
 */
export interface Undo {
  seat: number;
  to: number;
}
/**
 * The game is over: how, each seat's share of 1, and the secret of the dice. ``seat``: the one who lost by it.
 */
export interface Ended {
  by: "rules" | "resigned" | "time" | "agreed" | "stopped";
  result: string[] | null;
  secret: string;
  seat?: number | null;
}
/**
 * Of your seat alone. ``undo``: what you may take back now, as any of your seats.
 *
 * ``alone``: there are only you and bots.
 */
export interface Own {
  seat: number;
  preset: boolean;
  answered: boolean;
  undo: Undo | null;
  alone: boolean;
}
/**
 * What has happened since the number that you knew.
 */
export interface News {
  type: "news";
  n: number;
  events: Happened[];
  now: Now;
}
/**
 * The table was created or closed, or the game ended.
 */
export interface TableChanged {
  n: number;
  at: number;
  kind: "made" | "ended" | "closed";
}
/**
 * A seat did something, or something became of it. ``time``: its time ran out; ``back``: its owner is back.
 */
export interface SeatChanged {
  n: number;
  at: number;
  kind: "sat" | "left" | "resigned" | "time" | "back" | "granted" | "declined" | "offered" | "answered";
  seat: number;
}
/**
 * Moves were made.
 */
export interface MovesMade {
  n: number;
  at: number;
  kind: "moved";
  moves: Line[];
}
/**
 * A seat asks for an undo.
 */
export interface UndoAsked {
  n: number;
  at: number;
  kind: "asked_undo";
  seat: number;
  to: number;
}
/**
 * Your seat lets everything pass, or no longer does.
 */
export interface PresetChanged {
  n: number;
  at: number;
  kind: "preset";
  seat: number;
  on: boolean;
}
/**
 * Someone wrote something.
 */
export interface ChatSaid {
  n: number;
  at: number;
  kind: "chat";
  said: Said;
}
/**
 * The host deleted a chat message.
 */
export interface ChatDeleted {
  n: number;
  at: number;
  kind: "unsaid";
  number: number;
}
/**
 * There is a table for a rematch.
 */
export interface RematchMade {
  n: number;
  at: number;
  kind: "rematch";
  table: string;
}
/**
 * What you asked for is done, and stored.
 */
export interface Done {
  type: "done";
  id: string;
  n: number;
}
/**
 * What you asked for is refused.
 */
export interface Refusal {
  type: "error";
  id: string | null;
  error: Problem;
}
/**
 * What was wrong: a key of the Fluent files, the rule, and the parameters, some of which may be problems, too.
 */
export interface Problem {
  key: string;
  rule?: string;
  params?: {
    [k: string]: string | number | Problem;
  };
  about?: string;
}
/**
 * Why a move is not legal; null if it is.
 */
export interface Why {
  type: "why";
  id: string;
  reason: Problem | null;
}
/**
 * You see through this seat from now on.
 */
export interface Looking {
  type: "looking";
  seat: number;
}
/**
 * A sign of life. ``time``: by the server's clock, in milliseconds.
 */
export interface Pong {
  type: "pong";
  time: number;
}
/**
 * For each seat, whether its owner is connected: it has changed.
 */
export interface Here {
  type: "here";
  here: boolean[];
}
/**
 * What you are at this table: sent first, and when it changes. ``sit``: the free seats that you may take.
 */
export interface You {
  type: "you";
  host: boolean;
  seats: number[];
  sit: number[];
}
