import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey, openCache } from '../../../src/lib/file-cache';
import { openThread, startWork, type StartedWork } from '../../../src/lib/thread';

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

/** Drawings that are being made. */
export type Drawings = StartedWork<string>;

const WORKER = join(__dirname, 'worker.cjs');

/** The thread's files: what is drawn depends on them. */
const PARTS = [WORKER, join(__dirname, 'open.cjs'), join(__dirname, 'shadow.cjs')];

/**
 * Starts to draw, beside whatever else the build does. What an earlier build has drawn from the same markup
 * with the same renderer is taken from the cache.
 *
 * @param folder of the cache
 */
export function startDrawing(subjects: readonly Subject[], folder: string): Drawings {
  const parts = PARTS.map((path) => readFileSync(path, 'utf8')).join('');
  return startWork(subjects, {
    cache: openCache(folder, 'html'),
    keyOf: ({ version, mode, html }) => contentKey(parts, version, mode, html),
    read: (file) => file.toString('utf8'),
    // What the renderer writes to the console stays there: it is about the server only
    open: () => openThread<Subject, string>(WORKER, { stdout: true, stderr: true }),
    failure: ({ name }, reason) =>
      `${name}: cannot be drawn: ${reason}; "notDrawn" of its meta.json may say why`,
  });
}
