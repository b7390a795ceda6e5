/** What a table tells, as `GET /api/messages.json` describes it. */

import type { ToldMove } from "../games/board.ts";
import type { ProblemData } from "./api.ts";

export interface Seat {
  kind: "person" | "bot" | "program";
  level: number | null;
  name: string;
  nonce: string;
  taken: boolean;
  away: boolean;
  resigned: boolean;
  here: boolean;
}

export interface End {
  by: "rules" | "resigned" | "time" | "agreed" | "stopped";
  result: string[] | null;
  seat?: number;
}

export interface Now {
  status: "open" | "playing" | "over" | "closed";
  count: number;
  seats: Seat[];
  deciding: number[];
  view: Record<string, any> | null;
  legal: string[] | null;
  asked: number[];
  until: number | null;
  clock: { left: number[]; running: number | null; since: number };
  offers: number[];
  undo: { seat: number; to: number } | null;
  end: End | null;
  rematch: string | null;
  own?: { seat: number; preset: boolean; answered: boolean; undo: number | null };
}

export interface Said {
  number: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
}

export interface Happened {
  n: number;
  kind: string;
  at: number;
  moves?: ToldMove[];
  seat?: number;
  said?: Said;
  number?: number;
  table?: string;
}

export interface About {
  id: string;
  game: string;
  hidden: boolean;
  options: Record<string, any>;
  clock: { kind: "none" | "move" | "bank" | "days" };
  window: number;
  public: boolean;
  commitment: string;
}

export interface You {
  host: boolean;
  seats: number[];
  sit: number[];
}

export interface State {
  type: "state";
  n: number;
  table: About;
  log: ToldMove[];
  chat: Said[];
  now: Now;
}

export interface News {
  type: "news";
  n: number;
  events: Happened[];
  now: Now;
}

export type Told =
  | State
  | News
  | ({ type: "you" } & You)
  | { type: "here"; here: boolean[] }
  | { type: "done"; id: string; n: number }
  | { type: "error"; id: string | null; error: ProblemData }
  | { type: "why"; id: string; reason: ProblemData | null }
  | { type: "looking"; seat: number }
  | { type: "pong"; time: number };
