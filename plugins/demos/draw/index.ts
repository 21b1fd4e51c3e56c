import { readFileSync } from 'node:fs';
import { contentKey, openCache } from '../../../src/lib/file-cache';
import { openPool, WORKER, type DrawRequest } from './pool';

/** Something to be drawn. */
export interface Subject extends DrawRequest {
  /** Says in a message what it is. */
  name: string;
  /** Version of the package that draws it. */
  version: string;
}

/** Drawings that are being made. */
export interface Drawings {
  /**
   * Waits for all of them.
   *
   * @returns drawings in the order of the subjects
   * @throws Error with one line for each that could not be made
   */
  all(): Promise<string[]>;
}

/**
 * Starts to draw, beside whatever else the build does. What an earlier build has drawn from the same markup
 * with the same renderer is taken from the cache.
 *
 * @param folder of the cache
 */
export function startDrawing(subjects: readonly Subject[], folder: string): Drawings {
  const cache = openCache(folder, 'html');
  const worker = readFileSync(WORKER, 'utf8');
  let pool: ReturnType<typeof openPool> | undefined;
  const drawOne = async ({ name, version, ...request }: Subject): Promise<string> => {
    const key = contentKey(worker, version, request.mode, request.html);
    const known = cache.read(key)?.toString('utf8');
    if (known !== undefined) return known;
    pool ??= openPool();
    try {
      const html = await pool.draw(request);
      cache.write(key, html);
      return html;
    } catch (error) {
      throw new Error(
        `${name}: cannot be drawn: ${(error as Error).message}; "notDrawn" of its meta.json may say why`,
      );
    }
  };
  const started = Promise.allSettled(subjects.map(drawOne));
  return {
    async all() {
      pool?.wait();
      const results = await started;
      await pool?.close();
      const failed = results.filter((result) => result.status === 'rejected');
      if (failed.length > 0) {
        throw new Error(failed.map(({ reason }) => (reason as Error).message).join('\n'));
      }
      return results.map((result) => (result as PromiseFulfilledResult<string>).value);
    },
  };
}
