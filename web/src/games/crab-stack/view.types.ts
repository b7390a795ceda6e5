// Written by `make types` from what the server says of itself. Do not edit.

export interface View {
  game: "crab-stack";
  text: string;
  /** Each rock's stack from bottom to top, two letters a crab: "bMrL". */
  cells: Record<string, string>;
  players: number;
  alive: number[];
  turn: number | null;
  /** While a wave choice is pending: each tied group by its first cell. */
  choice: Record<string, string[]>;
  /** While a wave choice is pending: the player who has moved. */
  mover: number | null;
  /** The cells whose top crab another player could cover. */
  threatened: string[];
}
