import { createHash } from 'node:crypto';
import { basename } from 'node:path';

/** The bundler's persistent cache, which the types of Docusaurus do not name. */
interface CachedConfig {
  experiments?: { cache?: { type?: string; version?: string } };
}

/** What decides how modules are compiled, besides the modules and Docusaurus' configuration file. */
interface CacheKey {
  /** Files, as absolute paths. Rspack reads those that TypeScript and JavaScript files import, too. */
  files?: readonly string[];
  /** Values that no file holds. */
  values?: unknown;
}

/**
 * For a plugin's `configureWebpack`: what the bundler's persistent cache holds is used again only while
 * files and values are the same. Another kind of cache is left alone.
 *
 * @param config the configuration so far
 * @returns what to merge into the configuration
 */
export function keyCache(config: object, { files = [], values }: CacheKey): object {
  const cache = (config as CachedConfig).experiments?.cache;
  if (cache?.type !== 'persistent') return {};
  // Rspack compares the files that it knows, and would not miss one that is new
  const known = JSON.stringify([values, files.map((path) => basename(path))]);
  const hash = createHash('sha256').update(known).digest('hex').slice(0, 12);
  const version = `${cache.version ?? ''}-${hash}`;
  return { experiments: { cache: { version, buildDependencies: [...files] } } };
}
