// Keeps the shell of the page, so that it opens without a network; the server alone answers for everything else.
const FILES = SHELL_FILES;
const CACHE = `bestiary-${FILES.join()
  .split("")
  .reduce((hash, c) => (Math.imul(hash, 31) + c.charCodeAt(0)) | 0, 7)}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (
    request.method !== "GET" ||
    url.origin !== location.origin ||
    /^\/(api|health|livez|readyz|metrics)/.test(url.pathname)
  )
    return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
});
