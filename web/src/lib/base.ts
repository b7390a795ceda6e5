/** Where the site lies. The server's pages are at the root; a static site may lie in any folder of any host. */

const IS_STATIC = import.meta.env.VITE_STATIC;
/** Pages whose ids are not known when the site is built. */
const ANY_ID = ["table", "replay"];

/** The site's folder, as an absolute path that ends in "/". Scripts are one folder below it. */
export const base = IS_STATIC && import.meta.env.PROD ? new URL(import.meta.url).pathname.replace(/[^/]+\/[^/]+$/, "") : "/";

/** Return the address of one of our paths: "/rules/krabcek" or "/icon.svg". */
export function to(path: string): string {
  return IS_STATIC ? base + file(path.slice(1)) : path;
}

/** Return the path of an address as `to` takes it, without its query; an empty one if it is not in the site's folder. */
export function pathOf(address: URL): string {
  if (!address.pathname.startsWith(base)) return "";
  const path = address.pathname.slice(base.length).replace(/\/$/, "");
  const id = IS_STATIC && ANY_ID.includes(path) ? address.searchParams.get("id") : null;
  return id ? `/${path}/${id}` : `/${path}`;
}

/** A static host knows no page but its files: `rules/krabcek/` is a folder, and `table/?id=5` a folder with a query. */
function file(path: string): string {
  const [, folder, query, hash] = /^([^?#]*)\??([^#]*)(.*)$/.exec(path)!;
  if (!folder || folder.includes(".")) return path;
  const [page, id] = folder.split("/");
  if (!id || !ANY_ID.includes(page)) return `${folder}/${query && `?${query}`}${hash}`;
  return `${page}/?id=${id}${query && `&${query}`}${hash}`;
}
