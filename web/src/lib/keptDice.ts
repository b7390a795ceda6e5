/**
 * The data about a table's dice that this browser keeps from the moment when someone sits down here: the server's
 * commitment, and the number (nonce) of each seat. Without it, a record could only be compared with itself.
 */

const KEY = "strandline-dice";
/** The oldest tables are forgotten. */
const MOST_TABLES = 300;

export interface KeptDice {
  table: string;
  commitment: string;
  /** By seat. */
  nonces: Record<number, string>;
}

const isKept = (found: any): found is KeptDice =>
  typeof found?.table === "string" && typeof found.commitment === "string" && found.nonces instanceof Object;

/** The oldest first. */
function all(): KeptDice[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

function store(kept: KeptDice[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST_TABLES)));
  } catch {
    // Without storage, playing still works.
  }
}

export function keptDice(table: string): KeptDice | null {
  return all().find((each) => each.table === table) ?? null;
}

/**
 * Keep a seat's nonce, and the commitment that the first person here saw when they sat down. Call it before the server
 * gets the nonce: it may never answer. The returned function takes it back if the seat is refused.
 */
export function keepDice(table: string, commitment: string, seat: number, nonce: string): () => void {
  const before = keptDice(table);
  const nonces = { ...before?.nonces, [seat]: nonce };
  put(table, { table, commitment: before?.commitment ?? commitment, nonces });
  return () => {
    const now = keptDice(table);
    if (now?.nonces[seat] !== nonce) return;
    delete now.nonces[seat];
    if (before?.nonces[seat]) now.nonces[seat] = before.nonces[seat];
    put(table, before || Object.keys(now.nonces).length ? now : null);
  };
}

function put(table: string, kept: KeptDice | null): void {
  const others = all().filter((each) => each.table !== table);
  store(kept ? [...others, kept] : others);
}

/** Forget the nonce of a seat that is free again: the next person adds another. The commitment stays. */
export function forgetNonce(table: string, seat: number): void {
  const kept = all();
  delete kept.find((each) => each.table === table)?.nonces[seat];
  store(kept);
}

/** The visible digits of a commitment or a nonce. */
export const shortened = (hex: string): string => hex.slice(0, 12);
