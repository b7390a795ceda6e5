/** Which moves a board marks, and which ones it plays again. */

import type { MadeMove } from "./board.ts";

/**
 * Return what the others have moved since the viewer's own last move, or else the last move of all.
 * `isShown`: whether a move can be marked on the board.
 */
export function lastMoves(log: MadeMove[], seat: number | null, isShown: (move: MadeMove) => boolean): MadeMove[] {
  const since = seat === null ? [] : log.slice(log.findLastIndex((move) => move.seat === seat) + 1).filter(isShown);
  const last = log.findLast(isShown);
  return since.length || !last ? since : [last];
}

/**
 * Return the number of moves before the last round: it begins after the viewer's own last turn or, if nobody else has
 * moved since, after the turn before it. A spectator sees it as whoever moved last.
 */
export function roundStart(log: MadeMove[], seat: number | null): number {
  const who = seat ?? log.findLast((move) => move.seat !== null)?.seat;
  const isOther = (move: MadeMove) => move.seat !== null && move.seat !== who;
  const own = log.findLastIndex((move) => move.seat === who);
  if (log.slice(own + 1).some(isOther)) return own + 1;
  const turn = log.findLastIndex(isOther) + 1;
  return log.slice(0, turn).findLastIndex((move) => move.seat === who) + 1;
}
