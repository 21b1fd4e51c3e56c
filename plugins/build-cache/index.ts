import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** The bundler's persistent cache, which its types do not name in every version. */
interface CachedConfig {
  experiments?: { cache?: { type?: string; version?: string } };
}

/** What decides, besides a page's own file, how the page is compiled. */
const SOURCES = ['plugins', 'src/lib', 'src/site'];

/**
 * Hash of all files in folders: their names and contents.
 *
 * @param siteDir the site's root
 * @param folders relative to it
 */
export function fingerprint(siteDir: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    for (const path of files.map(({ parentPath, name }) => join(parentPath, name)).sort()) {
      hash
        .update(`${path.slice(siteDir.length)}\0`)
        .update(readFileSync(path))
        .update('\0');
    }
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Ties the bundler's persistent cache to the site's own plugins: the engine ties it to the configuration
 * file only, and would go on using what an older version of a remark plugin or a loader has made.
 */
export default function buildCachePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const cache = (config as CachedConfig).experiments?.cache;
      if (cache?.type !== 'persistent') return {};
      const version = `${cache.version ?? ''}-plugins-${fingerprint(siteDir, SOURCES)}`;
      return { experiments: { cache: { version } } } as object;
    },
  };
}
