/* global self, caches, fetch, setTimeout, DecompressionStream, Headers, Response, URL */
// Answers with the kept copies where there is no network, and does nothing else: while there is one, every
// answer is the server's. Nothing is kept here; the page that the reader asks on does that.
const PREFIX = 'offline-copy ';
const FACTS = '/offline-copy-facts';

/** How long a page may take before its copy is shown, in milliseconds. */
const PATIENCE = 6000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** A kept file as it was served: it lies compressed in the cache. */
function unpacked(kept, status) {
  const headers = new Headers(kept.headers);
  headers.delete('x-kept');
  const body = kept.body.pipeThrough(new DecompressionStream('gzip'));
  return new Response(body, { status, headers });
}

/** Copies with their roots, the longest first: pages of an older version stand below the newest one's. */
async function copies() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  return names
    .map((name) => ({ name, root: name.slice(PREFIX.length) }))
    .sort((a, b) => b.root.length - a.root.length);
}

async function keptAnswer(request) {
  const { pathname } = new URL(request.url);
  const path = pathname.replace(/(.)\/(?:index\.html)?$/, '$1');
  const found = await copies();
  for (const { name } of found) {
    const kept = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (kept) return unpacked(kept, 200);
  }
  if (request.mode !== 'navigate') return undefined;
  for (const { name, root } of found) {
    const cache = await caches.open(name);
    const facts = await (await cache.match(FACTS)).json();
    const isOwn =
      pathname.startsWith(root) && !facts.others.some((other) => pathname.startsWith(other));
    const page = isOwn && (await cache.match(facts.notFound, { ignoreVary: true }));
    if (page) return unpacked(page, 404);
  }
  return undefined;
}

async function answer(request) {
  const fromServer = fetch(request);
  // A page that hangs is worse than a page of last week
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  try {
    const first = await (request.mode === 'navigate'
      ? Promise.race([fromServer, late])
      : fromServer);
    if (first) return first;
    return (await keptAnswer(request)) ?? (await fromServer);
  } catch (error) {
    const kept = await keptAnswer(request);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  // What checks whether the copy is current must not be answered by it
  if (request.cache === 'no-store') return;
  event.respondWith(answer(request));
});
