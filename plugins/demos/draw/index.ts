import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey, openCache } from '../../../src/lib/file-cache';
import { ThreadedWork } from '../../../src/lib/thread';

/** Something to be drawn. */
export interface Subject {
  /** Says in a message what it is. */
  name: string;
  /** Version of the package that draws it. */
  version: string;
  /** Folder of the renderer's module. */
  hydrate: string;
  /** Folder of the icons. */
  icons: string;
  mode: string;
  html: string;
}

const WORKER = join(__dirname, 'worker.cjs');

/** The thread's files: what is drawn depends on them. */
const PARTS = [WORKER, join(__dirname, 'open.cjs'), join(__dirname, 'shadow.cjs')];

/**
 * Draws in a thread, as HTML.
 *
 * @param folder of the cache: what an earlier build has drawn from the same markup with the same renderer is there
 */
export function drawing(folder: string): ThreadedWork<Subject> {
  const parts = PARTS.map((path) => readFileSync(path, 'utf8')).join('');
  return new ThreadedWork({
    cache: openCache(folder, 'html'),
    keyOf: ({ version, mode, html }) => contentKey(parts, version, mode, html),
    worker: WORKER,
    function: 'draw',
    failure: ({ name }, reason) =>
      `${name}: cannot be drawn: ${reason}; "notDrawn" of its meta.json may say why`,
  });
}
