/** Parses the texts of the rules: notation, emphasis, lists, and numbers of rules. */

export interface Piece {
  kind: "words" | "code" | "strong" | "rule";
  text: string;
}
export type Block = { kind: "lines"; items: Piece[][] } | { kind: "list"; items: Piece[][] };

const MARKS = /`([^`]+)`|_([^_]+)_|\b([A-Z]{2}-\d+)\b/g;

export function pieces(line: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of line.matchAll(MARKS)) {
    if (match.index > at) found.push({ kind: "words", text: line.slice(at, match.index) });
    const [whole, code, strong, rule] = match;
    found.push(code ? { kind: "code", text: code } : strong ? { kind: "strong", text: strong } : { kind: "rule", text: rule });
    at = match.index + whole.length;
  }
  if (at < line.length) found.push({ kind: "words", text: line.slice(at) });
  return found;
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n")) {
    const kind = line.startsWith("- ") ? "list" : "lines";
    const last = found.at(-1);
    const item = pieces(kind === "list" ? line.slice(2) : line);
    if (kind === "list" && last?.kind === "list") last.items.push(item);
    else found.push({ kind, items: [item] });
  }
  return found;
}
