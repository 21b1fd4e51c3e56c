import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey, openCache } from '../../src/lib/file-cache';
import { ThreadedWork } from '../../src/lib/thread';
import { FONTS } from './fonts';
import type { Picture } from './pictures';

/** A picture with what it says of the site. */
export interface Painting extends Omit<Picture, 'permalink'> {
  /** Language of the title, by which lines are broken. */
  language: string;
  /** Name of that language. */
  languageName: string;
}

/** Everything but the text that decides what a picture looks like. */
const SOURCES = [
  join(__dirname, 'draw.ts'),
  join(__dirname, 'lines.ts'),
  ...Object.values(FONTS),
  require.resolve('@napi-rs/canvas/package.json'),
];

/**
 * Starts to draw, beside whatever else the build does. What an earlier build has drawn of the same texts is taken
 * from the cache.
 *
 * @param folder of the cache
 * @returns waits for the PNG files
 */
export function startPainting(
  pictures: readonly Painting[],
  folder: string,
): () => Promise<Buffer[]> {
  const sources = SOURCES.map((file) => readFileSync(file, 'latin1'));
  const work = new ThreadedWork<Painting>({
    cache: openCache(folder, 'png'),
    keyOf: ({ title, section, version, language, languageName }) =>
      contentKey(...sources, title, section, version, language, languageName),
    worker: join(__dirname, 'worker.cjs'),
    function: 'drawPicture',
    failure: ({ title }, reason) => `plugins/social-images: "${title}": ${reason}`,
  });
  return work.start(pictures);
}
