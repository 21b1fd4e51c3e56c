/** Answers with the copies that the reader has asked for where there is no network. It keeps nothing. */
import { clientsClaim, type RouteMatchCallback, type WorkboxPlugin } from 'workbox-core';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { copiesText, keeperOf, type Copy } from './kept';

declare const self: { skipWaiting(): Promise<void> };

/** How many seconds the server may take: a page that hangs is worse than one of last week. */
const PATIENCE = 6;

let known = '';
let copies: (Copy & { keeper: ReturnType<typeof keeperOf> })[] = [];

/** The copies, the longest root first: pages of an older version stand below the newest one's. */
async function currentCopies(): Promise<typeof copies> {
  const text = await copiesText();
  if (text !== known) {
    const all = JSON.parse(text) as Copy[];
    copies = all.map((copy) => ({ ...copy, keeper: keeperOf(copy.root, copy.files) }));
    copies.sort((a, b) => b.root.length - a.root.length);
    known = text;
  }
  return copies;
}

/** A file as it was served: it lies compressed in the cache. */
async function keptFile(url: string): Promise<Response | undefined> {
  const path = url.replace(/(?:\/(?:index\.html)?)?(?:[?#].*)?$/, '');
  for (const { keeper } of await currentCopies()) {
    const kept = (await keeper.matchPrecache(path)) ?? (await keeper.matchPrecache(`${path}/`));
    if (kept) return new Response(kept.body?.pipeThrough(new DecompressionStream('gzip')), kept);
  }
  return undefined;
}

/** For an address of a copy's edition that the copy does not have. */
async function notFoundPage(url: string): Promise<Response | undefined> {
  const isBelow = (root: string): boolean => new URL(url).pathname.startsWith(root);
  const own = (await currentCopies()).find(({ root }) => isBelow(root));
  if (!own || own.others.some(isBelow)) return undefined;
  const page = await keptFile(new URL(own.notFound, url).href);
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

const fromCopies: WorkboxPlugin = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: ({ request }) => keptFile(request.url).catch(() => undefined),
  // A server in trouble, or a file that a deployment took away: a kept file is better, else it is the answer
  async fetchDidSucceed({ request, response, state }) {
    const isMissing = response.status === 404 && request.mode !== 'navigate';
    if (response.status < 500 && !isMissing) return response;
    Object.assign(state ?? {}, { response });
    throw new Error(`${request.url}: ${response.status}`);
  },
  async handlerDidError({ request: { mode, url }, state }) {
    if (state?.response || mode !== 'navigate') return state?.response as Response | undefined;
    return notFoundPage(url).catch(() => undefined);
  },
};

void self.skipWaiting();
clientsClaim();

const plugins = [fromCopies];
// What has a hash with it is being saved
const isRead: RouteMatchCallback = ({ request, sameOrigin }) => sameOrigin && !request.integrity;
// Named by their hash, so they cannot be stale
const isAsset: RouteMatchCallback = (it) => isRead(it) && it.url.pathname.includes('/assets/');
registerRoute(isAsset, new CacheFirst({ plugins }));
registerRoute(isRead, new NetworkFirst({ plugins, networkTimeoutSeconds: PATIENCE }));
