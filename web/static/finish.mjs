/** Makes a static site of a build and its data; `build.py` runs it. */

import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { isLater, serviceWorker } from "../serviceWorker.mjs";
import { compress } from "./compress.mjs";
import { writePages } from "./pages.mjs";

const COMPRESSED = /\.(br|gz)$/;
const ENGINE = fileURLToPath(new URL("../../src/strandline/engine", import.meta.url));
/** For GitHub: without this file, it leaves out some. For Netlify and Cloudflare: what browsers may cache. */
const FOR_HOSTS = {
  ".nojekyll": "",
  _headers: `/*
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Content-Security-Policy: frame-ancestors 'none'

/assets/*
  Cache-Control: public, max-age=31536000, immutable

/engine/:folder/*
  Cache-Control: public, max-age=31536000, immutable
`,
};

/** Return all files, with "/" between folders. */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1).split(sep).join("/"))
    .sort();
}

/** Write the service worker, which caches every file: what all pages need, then long texts, and the engine at last. */
function writeServiceWorker(folder) {
  const names = filesIn(folder).filter((name) => !COMPRESSED.test(name));
  const hash = createHash("sha256");
  for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
  const isEngine = (name) => name.startsWith("engine/");
  const later = names.filter((name) => isLater(name) || isEngine(name)).sort((a, b) => isEngine(a) - isEngine(b));
  // A page is cached by the address of its folder.
  const files = names.filter((name) => !later.includes(name)).map((name) => name.replace(/(^|\/)index\.html$/, "$1"));
  writeFileSync(join(folder, "sw.js"), serviceWorker(hash.digest("hex").slice(0, 12), files, later));
}

const folder = process.argv[2].replace(/[/\\]$/, "");
const chunks = JSON.parse(readFileSync(join(folder, "built.json"), "utf8"));
rmSync(join(folder, "built.json"));
const games = JSON.parse(readFileSync(join(folder, "api/games.json"), "utf8")).map(({ name }) => name);
writePages(folder, chunks, games);
if (existsSync(ENGINE)) cpSync(ENGINE, join(folder, "engine"), { recursive: true });
writeServiceWorker(folder);
await compress(folder, filesIn(folder).filter((name) => !name.startsWith("engine/")));
for (const [name, text] of Object.entries(FOR_HOSTS)) writeFileSync(join(folder, name), text);
