import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** The bundler's persistent cache, which its types do not name in every version. */
interface CachedConfig {
  experiments?: { cache?: { type?: string; version?: string } };
}

/**
 * Hash of files: their names and contents.
 *
 * @param siteDir the site's root, which names are relative to
 * @param files absolute paths, in any order
 */
export function fingerprint(siteDir: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of [...files].sort()) {
    hash
      .update(`${relative(siteDir, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * For a plugin's `configureWebpack`: ties the bundler's persistent cache to files, so that what was made
 * of their older contents is not used again. Another kind of cache is left alone.
 *
 * @param config the configuration so far
 * @param label what the files are, for the cache's version
 * @param print gives their {@link fingerprint}; asked only where there is such a cache
 * @returns what to merge into the configuration
 */
export function tieCache(config: object, label: string, print: () => string): object {
  const cache = (config as CachedConfig).experiments?.cache;
  if (cache?.type !== 'persistent') return {};
  const version = `${cache.version ?? ''}-${label}-${print()}`;
  return { experiments: { cache: { version } } };
}
