/** How a copy of the documentation is made, brought up to date and removed, by one tab at a time. */
import { inParallel } from '@site/src/lib/in-parallel';
import { allCopies, cacheOf, COPIES, fetchList, keeperOf, type Copy } from '../../kept';
import type { Edition, FileList } from '../../types';

/** How many files are fetched at once. */
const AT_ONCE = 8;

/** Room that is left free for what else the browser keeps for the site. */
const SPARE = 20_000_000;

/** Workbox empties a cache of old files while a worker is activated; here the page does. */
const ACTIVATE = { type: 'activate', waitUntil: () => undefined } as unknown as Parameters<
  ReturnType<typeof keeperOf>['activate']
>[0];

/** Is told the part of the files that are there, from 0 to 1. */
type OnPart = (part: number) => void;

export const bytesOf = (files: FileList['files']): number =>
  files.reduce((sum, [, , bytes]) => sum + bytes, 0);

/** Fetches what is not there of a copy; the first file that fails stops the others, so that none comes later. */
async function fill({ root, files }: Copy, signal: AbortSignal, onPart: OnPart): Promise<void> {
  const cache = await caches.open(cacheOf(root));
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const keys = [...keeperOf(root, files).getURLsToCacheKeys().values()];
  const missing = files.flatMap((file, index) => {
    const key = keys[index];
    return key === undefined || there.has(key) ? [] : [{ file, key }];
  });
  const bytes = bytesOf(missing.map(({ file }) => file));
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < bytes + SPARE) throw new DOMException('', 'QuotaExceededError');
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort(signal.reason));
  let count = files.length - missing.length;
  await inParallel(missing, AT_ONCE, async ({ file: [url, hash], key }) => {
    const response = await fetch(url, { integrity: `sha256-${hash}`, signal: stop.signal });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    // Compressed, because browsers keep a file as it is, and pages are a sixth of their size so
    const packed = response.body?.pipeThrough(new CompressionStream('gzip'));
    await cache.put(key, new Response(packed, response));
    // Those that were under way when another one failed are told to nobody
    stop.signal.throwIfAborted();
    onPart(++count / files.length);
  }).catch((error: unknown) => {
    stop.abort(error);
    throw error;
  });
}

/** Has a copy take the place of its edition's, or none. */
async function replace(root: string, copy?: Copy): Promise<void> {
  const others = (await allCopies()).filter((other) => other.root !== root);
  const copies = copy ? [...others, copy] : others;
  await (await caches.open(COPIES)).put(COPIES, new Response(JSON.stringify(copies)));
  if (copies.length === 0) await caches.delete(COPIES);
}

/** Frees what no copy names. */
async function tidy(root: string): Promise<void> {
  const copy = (await allCopies()).find((other) => other.root === root);
  await (copy ? keeperOf(root, copy.files).activate(ACTIVATE) : caches.delete(cacheOf(root)));
}

/**
 * Makes a copy of an edition, or brings one up to date. The old one answers until the new one is whole; of one that
 * fails nothing stays.
 *
 * @throws DOMException named `QuotaExceededError` where the browser has no room
 */
export async function keep(edition: Edition, signal: AbortSignal, onPart: OnPart): Promise<void> {
  const once = async (): Promise<void> => {
    const copy = { ...edition, ...(await fetchList(edition)), made: Date.now() };
    await fill(copy, signal, onPart);
    await replace(edition.root, copy);
  };
  // A file may not have been the one of the list: something on the way changed it, or a deployment
  const again = (error: Error): Promise<void> => {
    if (signal.aborted || error.name === 'QuotaExceededError') throw error;
    return once();
  };
  const work = (): Promise<void> =>
    once()
      .catch(again)
      .finally(() => tidy(edition.root));
  await navigator.locks.request('offline', { signal }, work);
  void navigator.storage.persist?.();
}

/** Removes all that is there of an edition, and the worker with the last copy. */
export async function remove({ root }: Edition): Promise<void> {
  await navigator.locks.request('offline', () => replace(root).then(() => tidy(root)));
  if ((await allCopies()).length > 0) return;
  await (await navigator.serviceWorker.getRegistration())?.unregister();
}
