/** Each page has a path. The server answers each with the same document; the router decides which page it is. */

import { pathOf, to } from "./lib/base.ts";

export type PageName = "home" | "new" | "table" | "replay" | "rules" | "learn" | "puzzles" | "progress" | "leaderboard" | "club" | "settings" | "join" | "play" | "watch" | "notFound";

export interface Route {
  page: PageName;
  /** The parameter in the path: a game, a table, a token. */
  id: string;
  query: URLSearchParams;
  /** Without the "#". */
  hash: string;
}

const PATHS: [RegExp, PageName][] = [
  [/^\/$/, "home"],
  [/^\/new(?:\/([\w-]+))?$/, "new"],
  [/^\/table\/([\w-]+)$/, "table"],
  [/^\/replay(?:\/([\w-]+))?$/, "replay"],
  [/^\/rules(?:\/([\w-]+))?$/, "rules"],
  [/^\/learn(?:\/([\w-]+))?$/, "learn"],
  [/^\/puzzles(?:\/([\w-]+))?$/, "puzzles"],
  [/^\/progress$/, "progress"],
  [/^\/leaderboard(?:\/([\w-]+))?$/, "leaderboard"],
  [/^\/club(?:\/([\w-]+))?$/, "club"],
  [/^\/settings$/, "settings"],
  [/^\/join\/([\w-]+)$/, "join"],
  [/^\/play$/, "play"],
  [/^\/watch$/, "watch"],
];

export function read(address: URL): Route {
  const path = pathOf(address);
  for (const [pattern, page] of PATHS) {
    const found = pattern.exec(path);
    if (found) return { page, id: found[1] ?? "", query: address.searchParams, hash: address.hash.slice(1) };
  }
  return { page: "notFound", id: "", query: address.searchParams, hash: address.hash.slice(1) };
}

let current: Route = $state.raw(read(new URL(location.href)));

/** The current route; reactive. */
export function route(): Route {
  return current;
}

function arrive(): void {
  const before = current;
  current = read(new URL(location.href));
  if (current.page !== before.page || current.id !== before.id) scrollTo(0, 0);
}

/** Go to one of our paths; `replace` adds no entry to the history. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  visit(to(path), options.replace);
}

function visit(address: string, replaces = false): void {
  history[replaces ? "replaceState" : "pushState"](null, "", address);
  arrive();
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);

/** Follow links to our own pages without loading the document again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const address = new URL(link.href);
  if (read(address).page === "notFound") return;
  // The browser handles links within the page.
  if (address.pathname === location.pathname && address.search === location.search && address.hash) return;
  event.preventDefault();
  visit(address.href);
}
