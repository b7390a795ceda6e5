// Written by `make types` from what the server says of itself. Do not edit.

export type Asked =
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
export type Told = State | News | DoneTold | ErrorTold | WhyTold | Looking | Pong | Here | You;

export interface Messages {
  Asked?: Asked;
  Told?: Told;
}
/**
 * Take a seat, after having seen the table's commitment; with the link's token, where the table is not public.
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
 * Get up: before the game the seat is free again; during it, it is as resigning.
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
 * Always let it pass, when asked to react; or no longer.
 */
export interface Preset {
  id: string;
  seat: number;
  do: "preset";
  on: boolean;
}
/**
 * Take back your last move: at once where nobody else would mind, otherwise the others are asked.
 */
export interface AskUndo {
  id: string;
  seat: number;
  do: "undo";
}
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
 * No undo, no draw.
 */
export interface Decline {
  id: string;
  seat: number;
  do: "decline";
}
export interface Resign {
  id: string;
  seat: number;
  do: "resign";
}
/**
 * I am back: my seat is mine again.
 */
export interface Back {
  id: string;
  seat: number;
  do: "back";
}
/**
 * Say something: those who sit to each other, those who watch to each other.
 */
export interface Chat {
  id: string;
  do: "chat";
  text: string;
}
/**
 * The host: whoever said that says nothing more here.
 */
export interface Mute {
  id: string;
  number: number;
  room?: ("players" | "watchers") | null;
  do: "mute";
}
/**
 * The host: that is deleted.
 */
export interface Unsay {
  id: string;
  number: number;
  room?: ("players" | "watchers") | null;
  do: "unsay";
}
/**
 * The host: the table is closed.
 */
export interface Close {
  id: string;
  do: "close";
}
/**
 * The same again, at a new table.
 */
export interface Rematch {
  id: string;
  do: "rematch";
}
/**
 * Why is this move not legal? Only the seat that is to decide is told.
 */
export interface WhyNot {
  id: string;
  seat: number;
  do: "why_not";
  move: string;
}
/**
 * Of a socket: see through another of your seats from now on.
 */
export interface Look {
  do: "look";
  seat: number;
}
/**
 * Of a socket: are you there?
 */
export interface Ping {
  do: "ping";
}
/**
 * Everything: throw away what you had.
 */
export interface State {
  type: "state";
  n: number;
  table: About;
  log: Line[];
  chat: Said[];
  now: Now;
}
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
 * A move in the log, as you are shown it; seat null is chance.
 *
 * ``way``: the places that a piece went over, from start to goal; none: nothing travels.
 */
export interface Line {
  seat: number | null;
  move: string;
  way: string[];
}
export interface Said {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}
/**
 * How things stand. ``until``: when the answers to what ``asked`` seats were asked are shown.
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
  end: End | null;
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
export interface Undo {
  seat: number;
  to: number;
}
export interface End {
  by: "rules" | "resigned" | "time" | "agreed" | "stopped";
  result: string[] | null;
  seat?: number | null;
  secret: string;
}
/**
 * Of your seat alone. ``undo``: what you may take back now, as any of your seats.
 *
 * ``alone``: nobody else would mind: there are only you and bots.
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
export interface Happened {
  n: number;
  kind: string;
  at: number;
  moves?: Line[] | null;
  seat?: number | null;
  to?: number | null;
  on?: boolean | null;
  said?: Said | null;
  number?: number | null;
  table?: string | null;
}
export interface DoneTold {
  type: "done";
  id: string;
  n: number;
}
export interface ErrorTold {
  type: "error";
  id: string | null;
  error: Problem;
}
/**
 * What was wrong: a key of the Fluent files, the rule, and the parameters, which may be reasons told likewise.
 */
export interface Problem {
  key: string;
  rule?: string;
  params?: {
    [k: string]: string | number | Problem;
  };
  about?: string;
}
export interface WhyTold {
  type: "why";
  id: string;
  reason: Problem | null;
}
export interface Looking {
  type: "looking";
  seat: number;
}
/**
 * ``time``: by the server's clock, in milliseconds.
 */
export interface Pong {
  type: "pong";
  time: number;
}
/**
 * Of each seat, whether its owner is connected: it has changed.
 */
export interface Here {
  type: "here";
  here: boolean[];
}
/**
 * What you are at this table: told first, and when it changes.
 */
export interface You {
  host: boolean;
  seats: number[];
  sit: number[];
  type: "you";
}
