import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey, openCache } from '../../src/lib/file-cache';
import { openThread, startWork, type StartedWork } from '../../src/lib/thread';
import type { Picture } from './pictures';

/** A picture with what it says of the site. */
export interface Painting extends Omit<Picture, 'permalink'> {
  /** Language of the title, by which lines are broken. */
  language: string;
  /** Name of that language. */
  languageName: string;
}

/** Pictures that are being drawn, as PNG files. */
export type Paintings = StartedWork<Uint8Array>;

/** Everything but the text that decides what a picture looks like. */
const SOURCES = ['draw.ts', 'lines.ts'].map((file) => join(__dirname, file));

/**
 * Starts to draw, beside whatever else the build does. What an earlier build has drawn of the same texts is taken
 * from the cache.
 *
 * @param folder of the cache
 */
export function startPainting(pictures: readonly Painting[], folder: string): Paintings {
  const sources = SOURCES.map((file) => readFileSync(file, 'utf8'));
  return startWork(pictures, {
    cache: openCache(folder, 'png'),
    keyOf: ({ title, section, version, language, languageName }) =>
      contentKey(...sources, title, section, version, language, languageName),
    read: (file): Uint8Array => file,
    open: () => openThread<Painting, Uint8Array>(join(__dirname, 'worker.cjs')),
    failure: ({ title }, reason) => `plugins/social-images: "${title}": ${reason}`,
  });
}
