/** What a reader's browser keeps, for the page that keeps it and the worker that answers with it. */
import { PrecacheController } from 'workbox-precaching';
import type { Edition, FileList } from './types';

/** A copy that is whole, and when it was made, as `Date.now()` gives it. */
export type Copy = Edition & FileList & { made: number };

/** One entry has all copies: what it does not name is not there, however much of it lies in a cache. */
export const COPIES = '/offline-copies';

export async function copiesText(): Promise<string> {
  return (await caches.match(COPIES, { cacheName: COPIES }))?.text() ?? '[]';
}

export async function allCopies(): Promise<Copy[]> {
  return JSON.parse(await copiesText()) as Copy[];
}

export const cacheOf = (root: string): string => `offline-copy ${root}`;

/** Workbox's keeper of files, which names each in its cache by its hash too. */
export function keeperOf(root: string, files: Copy['files']) {
  const keeper = new PrecacheController({ cacheName: cacheOf(root) });
  keeper.addToCacheList(files.map(([url, revision]) => ({ url, revision })));
  return keeper;
}

/** The list of an edition as it is published now. */
export async function fetchList({ page, label }: Edition): Promise<FileList> {
  return (await (await fetch(`${page}/${label}.json`, { cache: 'no-cache' })).json()) as FileList;
}
