// Written by `make types` from what the server says of itself. Do not edit.

export interface Piece {
  seat: number;
  kind: "S" | "M" | "B" | "L" | "G" | "T";
}

export interface View {
  game: "krabcek";
  text: string;
  /** The tiles in rows, each by its kind and its quarter turns: "A3". */
  tiles: string[][];
  /** For each kind of tile, the points that are linked: "NW-N". */
  links: Record<string, string[]>;
  /** Each gate's owner. */
  gates: Record<string, number | null>;
  pieces: Record<string, Piece>;
  /** For each seat, how many pieces of each kind are off the board. */
  off: Record<string, number>[];
  turn: number | null;
  phase: "pick" | "open" | "roll" | "use" | "over";
  seat: number | null;
  die: number | null;
  /** What the number can do besides walking. */
  power: "jump" | "switch" | null;
  winner: number | null;
  turns: number;
  limit: number;
}
