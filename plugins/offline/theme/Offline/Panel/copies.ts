/** Copies of the documentation in the reader's browser: how they are made, looked at, updated and removed. */
import { inParallel } from '@site/src/lib/in-parallel';
import {
  BYTES_PER_FILE,
  CACHE_PREFIX,
  FACTS_KEY,
  type Edition,
  type FileList,
} from '../../../types';

/** What a copy knows about itself. */
export interface Copy extends Edition {
  build: string;
  /** Bytes that it takes. */
  bytes: number;
  /** When it was made, as `Date.now()` gives it. */
  made: number;
  notFound: string;
  others: readonly string[];
  files: FileList['files'];
}

/** How many files are fetched at once. */
const AT_ONCE = 8;

/** Room that is left free for what else the browser keeps for the site. */
const SPARE = 20_000_000;

/** Why a copy cannot be made. */
export class NoRoom extends Error {}

function cacheName(root: string): string {
  return `${CACHE_PREFIX}${root}`;
}

/** A copy that is in the browser; nothing where that edition is not kept. */
export async function copyOf(root: string): Promise<Copy | undefined> {
  if (!(await caches.has(cacheName(root)))) return undefined;
  const facts = await (await caches.open(cacheName(root))).match(FACTS_KEY);
  return facts && ((await facts.json()) as Copy);
}

/** All copies that are in the browser. */
export async function allCopies(): Promise<Copy[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  const copies = await Promise.all(names.map((name) => copyOf(name.slice(CACHE_PREFIX.length))));
  return copies.filter((copy) => copy !== undefined);
}

/** The list of an edition as it is published now, past every cache. */
export async function fetchList({ list }: Edition): Promise<FileList> {
  const response = await fetch(list, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${list}: ${response.status}`);
  return (await response.json()) as FileList;
}

/** Whether a newer state of a copy is published. */
export async function isBehind(copy: Copy): Promise<boolean> {
  return (await fetchList(copy)).build !== copy.build;
}

/** A file as it is kept: compressed, because browsers keep it as it is, and pages are a sixth of their size so. */
async function packed(path: string, signal: AbortSignal): Promise<[Response, number]> {
  const response = await fetch(path, { cache: 'no-store', signal });
  const isNotFoundPage = path.endsWith('/404.html');
  if (!response.body || (!response.ok && !isNotFoundPage)) {
    throw new Error(`${path}: ${response.status}`);
  }
  const body = await new Response(
    response.body.pipeThrough(new CompressionStream('gzip')),
  ).arrayBuffer();
  const headers = new Headers({ 'x-kept': 'gzip' });
  for (const name of ['Content-Type', 'Content-Security-Policy', 'X-Content-Type-Options']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return [new Response(body, { headers }), body.byteLength];
}

async function checkRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = await navigator.storage.estimate();
  if (quota !== undefined && quota - usage < bytes + SPARE) throw new NoRoom();
}

/**
 * Makes a copy of an edition, or brings one up to date: files that are the same are not fetched again. The old
 * copy answers until the new one is whole.
 *
 * @param onProgress is told the part of the files that are there, from 0 to 1
 */
export async function keep(
  edition: Edition,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<void> {
  const list = await fetchList(edition);
  await checkRoom(list.bytes);
  const old = await copyOf(edition.root);
  const before = new Map(old?.files);
  const name = cacheName(edition.root);
  const next = `next ${name}`;
  await caches.delete(next);
  const [oldCache, cache] = await Promise.all([old && caches.open(name), caches.open(next)]);
  let bytes = 0;
  let count = 0;
  const one = async ([path, hash]: FileList['files'][number]): Promise<void> => {
    const same = before.get(path) === hash ? await oldCache?.match(path) : undefined;
    const [response, size] = same
      ? [same, (await same.clone().arrayBuffer()).byteLength]
      : await packed(path, signal);
    await cache.put(path, response);
    bytes += size + BYTES_PER_FILE;
    onProgress(++count / list.files.length);
  };
  try {
    await inParallel(list.files, AT_ONCE, one);
    const copy: Copy = { ...edition, ...list, bytes, made: Date.now() };
    await exchange(next, name, copy);
  } catch (error) {
    await caches.delete(next);
    throw error;
  }
  void navigator.storage.persist?.();
}

/** Puts a whole copy in the place of the old one; nothing can rename a cache. */
async function exchange(from: string, to: string, copy: Copy): Promise<void> {
  const [source, target] = await Promise.all([caches.open(from), caches.open(to)]);
  const wanted = new Set(copy.files.map(([path]) => path));
  for (const request of await source.keys()) {
    const response = await source.match(request);
    if (response) await target.put(request, response);
  }
  for (const request of await target.keys()) {
    if (!wanted.has(decodeURI(new URL(request.url).pathname))) await target.delete(request);
  }
  await target.put(FACTS_KEY, new Response(JSON.stringify(copy)));
  await caches.delete(from);
}

/** Starts the worker that answers where there is no network, and waits until it does. */
export async function startWorker(worker: string, scope: string): Promise<void> {
  await navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' });
  await navigator.serviceWorker.ready;
}

/** Removes a copy, and the worker with the last one. */
export async function remove(root: string, scope: string): Promise<void> {
  await caches.delete(cacheName(root));
  if ((await allCopies()).length > 0) return;
  await (await navigator.serviceWorker.getRegistration(scope))?.unregister();
}
