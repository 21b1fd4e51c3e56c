import { readFileSync } from 'node:fs';
import { contentKey, openCache } from '../../src/lib/file-cache';
import { SOURCES, startPainter, type Painter, type Painting } from './painter';

/** Pictures that are being drawn. */
export interface Paintings {
  /**
   * Waits for all of them.
   *
   * @returns PNG files in the order of the pictures
   * @throws Error with one line for each that could not be drawn
   */
  all(): Promise<Uint8Array[]>;
}

/**
 * Starts to draw, beside whatever else the build does. What an earlier build has drawn of the same texts is taken
 * from the cache.
 *
 * @param folder of the cache
 */
export function startPainting(pictures: readonly Painting[], folder: string): Paintings {
  const cache = openCache(folder, 'png');
  const sources = SOURCES.map((file) => readFileSync(file, 'utf8'));
  let painter: Painter | undefined;
  const paintOne = async (picture: Painting): Promise<Uint8Array> => {
    const { title, section, version, language, languageName } = picture;
    const key = contentKey(...sources, title, section, version, language, languageName);
    const known = cache.read(key);
    if (known) return known;
    painter ??= startPainter();
    try {
      const png = await painter.paint(picture);
      cache.write(key, png);
      return png;
    } catch (error) {
      throw new Error(`plugins/social-images: "${title}": ${(error as Error).message}`);
    }
  };
  const started = Promise.allSettled(pictures.map(paintOne));
  return {
    async all() {
      painter?.wait();
      const results = await started;
      await painter?.close();
      const failed = results.filter((result) => result.status === 'rejected');
      if (failed.length > 0) {
        throw new Error(failed.map(({ reason }) => (reason as Error).message).join('\n'));
      }
      return results.map((result) => (result as PromiseFulfilledResult<Uint8Array>).value);
    },
  };
}
