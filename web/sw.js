/* Keeps the shell of the pages, so that they open without a connection and can say so. Nothing that the server tells is
   kept: tables are only ever as the server says. */

const NAME = "strandline-__VERSION__";
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** The page as the server has it; the one we kept when nobody answers. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** Files whose names change with what is in them never change: ours is as good as the server's. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

// A page that was there before us tells what it has loaded: its language, its fonts.
self.addEventListener("message", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(event.data)));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/") || FILES.includes(pathname)) event.respondWith(file(request));
});
