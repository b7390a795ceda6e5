/** Writes a document for every page of a static site. All are alike, but for the way to the site's folder. */

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The server's policy (`server/guard.py`), as far as a document may state it, and WebAssembly for the engine. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data: blob:; " +
  "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

/**
 * For addresses that are no file, on hosts that answer with 404.html: only a try can tell which folder is the site's.
 * The pages read the address themselves, so that `/table/5` is a table here, too.
 */
const FIND = `
const parts = location.pathname.split("/");
const folders = parts.slice(1).map((_, n) => parts.slice(0, n + 1).join("/") + "/");
for (const folder of folders) {
  const found = await fetch(folder + "manifest.webmanifest").catch(() => null);
  if (!found?.ok || (await found.json().catch(() => ({}))).name !== "Strandline") continue;
  for (const href of STYLES) {
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "stylesheet", href: folder + href }));
  }
  await import(folder + SCRIPT);
  break;
}
`;

/** Search engines list neither what only one device has nor what does not exist. */
const HIDDEN = '    <meta name="robots" content="noindex" />\n';

/** The folders of the pages, and which page each is. */
function routes(games) {
  const ofGame = (page, name) => [[page, name], ...games.map((game) => [`${page}/${game}`, name])];
  return [
    ["", "Home"],
    ...ofGame("new", "New"),
    ...ofGame("rules", "Rules"),
    ...ofGame("learn", "Learn"),
    ...ofGame("puzzles", "Puzzles"),
    ["puzzles/daily", "Puzzles"],
    ["progress", "Progress"],
    ["replay", "Replay"],
    ["settings", "Settings"],
    ["table", "Table"],
  ];
}

/** Return the scripts and styles of a chunk and of its static imports, as the server's `pages.py` does. */
function filesOf(chunks, name, met = new Set()) {
  if (met.has(name)) return [];
  met.add(name);
  const { file, css = [], imports = [] } = chunks[name];
  return [file, ...css, ...imports.flatMap((each) => filesOf(chunks, each, met))];
}

function link(file) {
  const kind = file.endsWith(".css") ? "stylesheet" : "modulepreload";
  return `    <link rel="${kind}" crossorigin href="./${file}">\n`;
}

/** Return a document with the policy and more lines in its head. */
function documented(index, script, lines) {
  const head = `    <meta http-equiv="Content-Security-Policy" content="${POLICY.replace("script-src", `script-src${script}`)}" />
    <meta name="referrer" content="no-referrer" />
`;
  return index.replace(/(<meta charset="utf-8" \/>\n)/, `$1${head}`).replace(/ *<\/head>/, `${lines}  </head>`);
}

export function writePages(folder, chunks, games) {
  const index = readFileSync(join(folder, "index.html"), "utf8");
  const there = filesOf(chunks, "index.html");
  for (const [path, page] of routes(games)) {
    const more = filesOf(chunks, `src/pages/${page}.svelte`).filter((file) => !there.includes(file));
    const up = path ? path.replace(/[^/]+(\/|$)/g, "../") : "./";
    mkdirSync(join(folder, path), { recursive: true });
    const lines = (path === "table" ? HIDDEN : "") + more.map(link).join("");
    const text = documented(index, "", lines).replace(/(href|src)="\.\//g, `$1="${up}`);
    writeFileSync(join(folder, path, "index.html"), text);
  }
  const styles = [...index.matchAll(/rel="stylesheet"[^>]* href="\.\/([^"]+)"/g)].map(([, file]) => file);
  const find = FIND.replace("STYLES", JSON.stringify(styles)).replace("SCRIPT", JSON.stringify(chunks["index.html"].file));
  const hash = createHash("sha256").update(find).digest("base64");
  const bare = index.replace(/ *<(script|link)\b.*\n/g, "");
  // Without an icon of its own, a browser asks the host for one.
  const lines = `${HIDDEN}    <link rel="icon" href="data:," />\n    <script type="module">${find}</script>\n`;
  writeFileSync(join(folder, "404.html"), documented(bare, ` 'sha256-${hash}'`, lines));
}
