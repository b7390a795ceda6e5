/** Pages are paths. The server answers each with the same document; here is said which page it is. */

export type PageName = "home" | "new" | "table" | "replay" | "rules" | "learn" | "settings" | "join" | "notFound";

export interface Route {
  page: PageName;
  /** What stands in the path: a game, a table, a token. */
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
  [/^\/settings$/, "settings"],
  [/^\/join\/([\w-]+)$/, "join"],
];

export function read(address: URL): Route {
  const path = address.pathname.length > 1 ? address.pathname.replace(/\/$/, "") : "/";
  for (const [pattern, page] of PATHS) {
    const found = pattern.exec(path);
    if (found) return { page, id: found[1] ?? "", query: address.searchParams, hash: address.hash.slice(1) };
  }
  return { page: "notFound", id: "", query: address.searchParams, hash: address.hash.slice(1) };
}

let current: Route = $state.raw(read(new URL(location.href)));

/** Where we are; reactive. */
export function route(): Route {
  return current;
}

function arrive(): void {
  const before = current;
  current = read(new URL(location.href));
  if (current.page !== before.page || current.id !== before.id) scrollTo(0, 0);
}

/** Go to a path of ours; `replace` leaves no step to come back to. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  history[options.replace ? "replaceState" : "pushState"](null, "", path);
  arrive();
}

addEventListener("popstate", arrive);
addEventListener("hashchange", arrive);

/** Links to our own pages do not load the document again. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const address = new URL(link.href);
  if (read(address).page === "notFound") return;
  // A step within the page is the browser's own.
  if (address.pathname === location.pathname && address.search === location.search && address.hash) return;
  event.preventDefault();
  go(address.pathname + address.search + address.hash);
}
