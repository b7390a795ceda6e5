/* Caches the pages, so that they open without a connection. A static site is cached as a whole. Of the server, only the
   shell is cached, which can say that there is no connection: its tables always come from the server itself. */

const BASE = new URL("./", location.href).pathname;
/** Other sites in other folders of the same host have caches of their own. */
const OURS = `strandline ${BASE} `;
const NAME = `${OURS}__VERSION__`;
/** The engine that plays without a server, if this browser was asked to keep it. */
const ENGINE = `${OURS}engine`;
/** Paths below BASE: what the shell needs, and what a static site has besides. */
const FILES = new Set(__FILES__);
const LATER = new Set(__LATER__);
const AT_A_TIME = 4;

/** Whether a file's path has a hash of its content, so that it never changes. */
const isHashed = (path) => /^(assets|engine\/[^/]+)\//.test(path);
const pathOf = (address) => new URL(address, location.href).pathname.slice(BASE.length);

/** Put a file into the cache; one without a hash anew. */
async function keep(cache, address) {
  if (!isHashed(pathOf(address))) return cache.add(new Request(address, { cache: "no-cache" }));
  if (await cache.match(address)) return;
  const known = await caches.match(address);
  return known ? cache.put(address, known) : cache.add(address);
}

/** Put files into the cache, a few at a time. */
async function keepAll(cache, addresses, report = () => {}) {
  const waiting = [...addresses];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      await keep(cache, next);
      report();
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

const below = (paths) => [...paths].map((path) => BASE + path);

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => keepAll(cache, below(FILES)))
      .then(() => self.skipWaiting()),
  );
});

/** Remove old versions but the latest: pages that are still open may need more of its files. */
async function removeOld() {
  const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME && name !== ENGINE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOld().then(() => self.clients.claim()));
});

/** Return a cached file: of this version, otherwise of the one before. */
async function cached(address) {
  return (await (await caches.open(NAME)).match(address)) ?? caches.match(address);
}

/** Return the page from the network, or from the cache: its own file, or the document that can be any page. */
async function page(request) {
  try {
    // Other hosts than the server let browsers cache documents for a while, which then name files of an old version.
    return await (LATER.size ? fetch(request, { cache: "no-cache" }) : fetch(request));
  } catch {
    const { pathname, search } = new URL(request.url);
    const folder = pathname.replace(/\/?$/, "/");
    const own = await cached(folder);
    // The document's own addresses begin at its folder.
    if (own && folder !== pathname) return Response.redirect(folder + search);
    return own ?? (await cached(`${BASE}404.html`)) ?? (await cached(BASE)) ?? Response.error();
  }
}

/** Return a file from the cache first: it does not change within this version. */
async function file(request) {
  const kept = await cached(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

/** Return the list of the engine's files: it names the folder of the current version. */
async function engineList(request) {
  try {
    return await fetch(request.url, { cache: "no-cache" });
  } catch {
    return (await cached(request)) ?? Response.error();
  }
}

/** Return a picture of a game; the server's are cached with the engine. */
async function picture(request) {
  try {
    return await fetch(request);
  } catch {
    return (await cached(request)) ?? Response.error();
  }
}

/** Return a file of the engine, from the cache first. */
async function engineFile(request) {
  return (await caches.match(request)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(BASE)) return;
  const path = pathOf(request.url);
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (path === "engine/engine.json") event.respondWith(engineList(request));
  else if (path.startsWith("engine/")) event.respondWith(engineFile(request));
  else if (path.startsWith("assets/") || FILES.has(path) || LATER.has(path)) event.respondWith(file(request));
  else if (path.startsWith("pictures/")) event.respondWith(picture(request));
});

/** Cache what a page has loaded before this worker started, then the rest of a static site. */
async function keepFiles({ addresses, isWhole }) {
  const cache = await caches.open(NAME);
  await keepAll(cache, addresses);
  if (isWhole) await keepAll(cache, below(LATER));
}

/** Cache exactly these files of the engine and for it, its list at last; the page is told how many are there. */
async function keepEngine({ addresses }, client) {
  const cache = await caches.open(ENGINE);
  const wanted = addresses.map((address) => new URL(address, location.href).href);
  const total = wanted.length;
  let done = 0;
  const report = () => client?.postMessage({ type: "engine", done: ++done, total });
  try {
    await keepAll(cache, wanted.filter((address) => isHashed(pathOf(address))), report);
    await keepAll(cache, wanted.filter((address) => !isHashed(pathOf(address))), report);
    const old = (await cache.keys()).filter(({ url }) => !wanted.includes(url));
    await Promise.all(old.map((request) => cache.delete(request)));
  } catch {
    client?.postMessage({ type: "engine", done, total, failed: true });
  }
}

/** Return the open pages; those of an older version belong to an older worker. */
const pages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });
const isAt = ({ url }, table) => new URL(url).pathname === `${BASE}table/${table}`;

/** Tell that it is someone's turn, unless they are looking at that table. A table has one notification, the latest. */
async function tellTurn({ table, title, text, lang, dir }) {
  if ((await pages()).some((page) => page.visibilityState === "visible" && isAt(page, table))) return;
  const shown = { body: text, tag: `turn ${table}`, renotify: true, lang, dir, icon: `${BASE}icon-192.png`, data: { table } };
  await self.registration.showNotification(title, shown);
}

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tellTurn(event.data.json()));
});

/** Go to the table of a notification: to the page that is open there, or to a new one. */
async function goTo(table) {
  const page = (await pages()).find((each) => isAt(each, table));
  await (page ? page.focus() : self.clients.openWindow(`${BASE}table/${table}`));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.table));
});

/** The browser has replaced its subscription: tell the server, which knows the language of the old one. */
async function subscribeAgain({ oldSubscription, newSubscription }) {
  const { key } = await (await fetch(`${BASE}api/me/push`)).json();
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (newSubscription ?? (await self.registration.pushManager.subscribe(wanted))).toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth, replaces: oldSubscription?.endpoint ?? "" });
  await fetch(`${BASE}api/me/push`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(subscribeAgain(event)));

self.addEventListener("message", (event) => {
  if (event.data.type === "files") event.waitUntil(keepFiles(event.data));
  if (event.data.type === "engine") event.waitUntil(keepEngine(event.data, event.source));
});
