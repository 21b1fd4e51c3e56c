import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentKey, openCache, type FileCache } from '../../src/lib/file-cache';
import { ROOT } from '../../scripts/lib/run';

/** Where results are kept. They are no part of the repository; CI keeps them from run to run. */
const FOLDER = join(ROOT, 'node_modules/.cache/docs-passed');

/**
 * The texts of a file, or of everything below a folder in the order of the names; none where nothing is.
 *
 * @param path relative to the project's root, with forward slashes
 */
export function textsIn(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (/\.\w+$/.test(path)) return [readFileSync(full, 'utf8').replaceAll('\r\n', '\n')];
  return readdirSync(full)
    .sort()
    .flatMap((name) => textsIn(`${path}/${name}`));
}

/**
 * What has passed, by its title and a sum of everything that decides how it goes. A failure is never in it, and what
 * is missing or damaged is tried again.
 */
export class ResultCache {
  private readonly files: FileCache;

  /** @param check its name, under which its results are kept */
  constructor(check: string) {
    this.files = openCache(join(FOLDER, check), 'passed');
  }

  has(title: string, sum: string): boolean {
    return this.files.read(contentKey(title, sum)) !== undefined;
  }

  /** Remembers that something has passed, at once: a run that is broken off has not been for nothing. */
  add(title: string, sum: string): void {
    this.files.write(contentKey(title, sum), title);
  }

  /** Forgets what has failed: what passed before with the same sum may have been luck. */
  remove(title: string, sum: string): void {
    this.files.remove(contentKey(title, sum));
  }
}
