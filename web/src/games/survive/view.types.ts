// Written by `make types` from what the server says of itself. Do not edit.

export interface Kept {
  terrain: "b" | "f" | "m";
  /** Null if it may not be seen. */
  effect: string | null;
}

export interface View {
  walkers: Record<string, string[]>;
  swimmers: Record<string, string[]>;
  boats: Record<string, string[]>;
  saved: Record<string, string[]>;
  lost: string[];
  swam: string[];
  game: "survive";
  players: number;
  /** The colour letters of each seat. */
  colours: string[];
  variants: string[];
  values_option: "own" | "hidden";
  seat: number | null;
  turn: number | null;
  active: number;
  /** The current decision. */
  phase: "putting" | "launching" | "playing" | "swimming" | "sailing" | "relocating" | "walking" | "sinking" | "turning" | "boarding" | "rolling" | "hunting" | "reacting" | null;
  left: number;
  creature: "serpent" | "shark" | "whale" | null;
  /** The explorer, or the hex of the boat or creature, that is moving. */
  moving: string | null;
  sunk: string | null;
  turns_without_tiles: number;
  tiles: Record<string, "b" | "f" | "m">;
  /** For each terrain, how many tiles of each effect have been seen. */
  seen: Record<string, Record<string, number>>;
  /** The number of serpents by hex. */
  serpents: Record<string, number>;
  sharks: Record<string, number>;
  whales: Record<string, number>;
  /** Explorers and boats that a creature could remove next. */
  threatened: string[];
  values: Record<string, number>;
  hands: Kept[][];
  scores: number[] | null;
}
