// Keeps what never changes (files with a fingerprint in their name) and a page for when there is no server.
// Nothing of a table is ever kept: what the server says is asked for anew each time.
const KEPT = "tafelrunde-1";
const OFFLINE = ["/offline.html", "/offline.css", "/offline.js", "/icon.svg"];
/** More files than this are not kept: old ones of earlier versions go first. */
const MOST = 120;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(OFFLINE)).then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => clients.claim()));
});

async function kept(request) {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) {
    const shelf = await caches.open(KEPT);
    await shelf.put(request, answer.clone());
    const all = (await shelf.keys()).filter((one) => new URL(one.url).pathname.startsWith("/assets/"));
    for (const one of all.slice(0, Math.max(0, all.length - MOST))) await shelf.delete(one);
  }
  return answer;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/offline.html")));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (OFFLINE.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
