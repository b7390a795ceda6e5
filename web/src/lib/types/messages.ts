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
 * Take a seat, once you know the table's commitment. ``token``: that of a link, if the table is not public.
 *
 * ``commitment``: the table's as you have seen it, for the record; if the table has another, you do not sit down.
 * ``rated``: you know that the game is rated; without it, you do not sit down at a rated table.
 */
export interface Sit {
  id: string;
  seat: number;
  do: "sit";
  name: string;
  nonce: string;
  token?: string;
  commitment?: string | null;
  rated?: boolean;
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
 * Make a move, or answer when asked to react. ``expect``: the number of moves made so far.
 */
export interface Move {
  id: string;
  seat: number;
  do: "move";
  expect: number;
  move: string;
}
/**
 * Turn on or off that you let everything pass when asked to react.
 */
export interface Preset {
  id: string;
  seat: number;
  do: "preset";
  on: boolean;
}
/**
 * Undo your last move: at once if you play only with bots, otherwise the others are asked.
 */
export interface AskUndo {
  id: string;
  seat: number;
  do: "undo";
}
/**
 * Agree to an undo that another seat asks for.
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
 * Resign.
 */
export interface Resign {
  id: string;
  seat: number;
  do: "resign";
}
/**
 * Take your seat back from the bot that has played since your time ran out, if you have time to continue.
 */
export interface Back {
  id: string;
  seat: number;
  do: "back";
}
/**
 * Send a chat message: to the other players as a player, to the other spectators as a spectator.
 */
export interface Chat {
  id: string;
  do: "chat";
  text: string;
}
/**
 * As host, mute the author of a message.
 */
export interface Mute {
  id: string;
  number: number;
  room?: ("players" | "watchers") | null;
  do: "mute";
}
/**
 * As host, delete a message.
 */
export interface Unsay {
  id: string;
  number: number;
  room?: ("players" | "watchers") | null;
  do: "unsay";
}
/**
 * As host, close the table.
 */
export interface Close {
  id: string;
  do: "close";
}
/**
 * Create a rematch at a new table.
 */
export interface Rematch {
  id: string;
  do: "rematch";
}
/**
 * Ask why a move is not legal. Only the seat whose turn it is may ask.
 */
export interface WhyNot {
  id: string;
  seat: number;
  do: "why_not";
  move: string;
}
/**
 * On a socket: switch to the view of another of your seats.
 */
export interface Look {
  do: "look";
  seat: number;
}
/**
 * On a socket: ask for a pong.
 */
export interface Ping {
  do: "ping";
}
/**
 * The whole state, which replaces what you had.
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
 * The facts of a table that never change.
 *
 * ``order``: who begins, drawn by ``lot`` or the first seat ``listed``; null for older tables without a choice.
 * ``rated``: the result changes the players' ratings.
 * ``club``: the tournament to which the game belongs.
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
  order: ("lot" | "listed") | null;
  rated: boolean;
  club?: string | null;
}
/**
 * A move in the log, as you may see it; seat null is chance.
 *
 * ``way``: the places on a piece's way, from start to goal; empty if nothing travels. ``effects``: what it has caused.
 */
export interface Line {
  seat: number | null;
  move: string;
  way: string[];
  effects?: Effect[] | null;
}
/**
 * What a move has caused, in words and for boards: its ``kind``, the ``places`` and the ``seats`` concerned.
 */
export interface Effect {
  key: string;
  params: {
    [k: string]: string | number | Words;
  };
  kind: string;
  places: string[];
  seats: number[];
}
/**
 * A message: a key of the Fluent files and its parameters, which may be messages, too.
 */
export interface Words {
  key: string;
  params: {
    [k: string]: string | number | Words;
  };
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
 * The current state. ``until``: when the answers of the ``asked`` seats are shown. ``own``: not for spectators.
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
 * A seat. ``bot``: a bot decides here now, because the seat is a bot's or its owner is ``away`` or ``resigned``.
 *
 * ``here``: its owner is connected. ``name``: the owner's; at a free seat in a rematch, the previous owner's.
 * ``can_return``: its owner is away, and has time to come back. ``may_ask``: it may ask for an undo or offer a draw
 * once more before it moves.
 */
export interface SeatNow {
  kind: "person" | "bot" | "program";
  level: number | null;
  bot: boolean;
  name: string;
  nonce: string;
  taken: boolean;
  away: boolean;
  can_return: boolean;
  resigned: boolean;
  may_ask: boolean;
  here: boolean;
}
/**
 * Each seat's remaining milliseconds; those of the running seat count down from ``since``.
 */
export interface ClockNow {
  left: number[];
  running: number | null;
  since: number;
}
/**
 * A seat's request to undo moves until ``to`` are left.
 */
export interface Undo {
  seat: number;
  to: number;
}
/**
 * The game is over: how, each seat's share of 1, and the secret of the dice. ``seat``: the one that lost by it.
 */
export interface Ended {
  by: "rules" | "resigned" | "time" | "agreed" | "stopped";
  result: string[] | null;
  secret: string;
  seat?: number | null;
}
/**
 * What only your seat knows. ``undo``: what you may undo now, as any of your seats.
 *
 * ``alone``: you play only with bots.
 */
export interface Own {
  seat: number;
  preset: boolean;
  answered: boolean;
  undo: Undo | null;
  alone: boolean;
}
/**
 * The events since the number that you knew.
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
 * A seat has changed. ``time``: its time ran out; ``back``: its owner is back.
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
 * Your seat has turned on or off that it lets everything pass.
 */
export interface PresetChanged {
  n: number;
  at: number;
  kind: "preset";
  seat: number;
  on: boolean;
}
/**
 * Someone sent a chat message.
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
 * A table for a rematch was created.
 */
export interface RematchMade {
  n: number;
  at: number;
  kind: "rematch";
  table: string;
}
/**
 * Your command is done and stored.
 */
export interface Done {
  type: "done";
  id: string;
  n: number;
}
/**
 * Your command is refused.
 */
export interface Refusal {
  type: "error";
  id: string | null;
  error: Problem;
}
/**
 * An error: a key of the Fluent files, the rule, and the parameters, which may contain problems, too.
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
 * From now on you have the view of this seat.
 */
export interface Looking {
  type: "looking";
  seat: number;
}
/**
 * The answer to a ping. ``time``: by the server's clock, in milliseconds.
 */
export interface Pong {
  type: "pong";
  time: number;
}
/**
 * For each seat, whether its owner is connected; sent when it changes.
 */
export interface Here {
  type: "here";
  here: boolean[];
}
/**
 * Your rights at this table: sent first, and when they change. ``sit``: the free seats that you may take.
 */
export interface You {
  type: "you";
  host: boolean;
  seats: number[];
  sit: number[];
}
