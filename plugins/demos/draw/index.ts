import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey, openCache } from '../../../src/lib/file-cache';
import {
  openThread,
  openWork,
  startWork,
  type OpenWork,
  type StartedWork,
  type Work,
} from '../../../src/lib/thread';

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

/** @param folder of the cache: what an earlier build has drawn from the same markup with the same renderer is there */
function drawing(folder: string): Work<Subject, string> {
  const parts = PARTS.map((path) => readFileSync(path, 'utf8')).join('');
  return {
    cache: openCache(folder, 'html'),
    keyOf: ({ version, mode, html }) => contentKey(parts, version, mode, html),
    read: (file) => file.toString('utf8'),
    // What the renderer writes to the console stays there: it is about the server only
    open: () => openThread<Subject, string>(WORKER, { stdout: true, stderr: true }),
    failure: ({ name }, reason) =>
      `${name}: cannot be drawn: ${reason}; "notDrawn" of its meta.json may say why`,
  };
}

/**
 * Starts to draw all, beside whatever else the build does.
 *
 * @param folder of the cache
 */
export function startDrawing(subjects: readonly Subject[], folder: string): Drawings {
  return startWork(subjects, drawing(folder));
}

/**
 * Draws one after the other, as they are asked for.
 *
 * @param folder of the cache
 */
export function openDrawing(folder: string): OpenWork<Subject, string> {
  return openWork(drawing(folder));
}
