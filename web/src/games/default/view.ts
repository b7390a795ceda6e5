/** The parts of any game's view that the default board reads. */

export interface Piece {
  /** The id of one of the game's `<symbol>`s. */
  symbol: string;
  place: string;
  seat?: number | null;
}

export interface View {
  pieces?: Piece[];
  turn?: number | null;
  /** The position as text. */
  text?: string;
}

/** The pieces on each place, lowest first. A game may use the key `pieces` for something else: then nothing is drawn. */
export function stacks({ pieces }: View): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of Array.isArray(pieces) ? pieces : []) found.set(piece.place, [...(found.get(piece.place) ?? []), piece]);
  return found;
}

const COLOURS = ["red", "blue", "green", "yellow", "black", "white"];

/** The name of a seat's colour: `red` is the `--seat-red` of app.css. */
export function colour(seat: number): string {
  return COLOURS[seat % COLOURS.length];
}
