/** Unfinished games that this browser no longer lists; they are kept where they were. */

const KEY = "strandline-put-away";
const MOST = 500;

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter((each) => typeof each === "string") : [];
  } catch {
    return [];
  }
}

let hidden: string[] = $state.raw(kept());

export const isPutAway = (table: string): boolean => hidden.includes(table);

export function putAway(table: string): void {
  keep([...kept(), table].slice(-MOST));
}

/** List tables again. */
export function bringBack(tables: string[]): void {
  keep(kept().filter((table) => !tables.includes(table)));
}

function keep(tables: string[]): void {
  hidden = tables;
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // Without storage, it is hidden until the page is loaded again.
  }
}
