import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { fingerprint, tieCache } from '../../src/lib/bundler-cache';

/** What decides, besides a page's own file, how the page is compiled. */
const SOURCES = ['plugins', 'src/lib', 'src/site'];

/**
 * Hash of all files in folders.
 *
 * @param siteDir the site's root
 * @param folders relative to it
 */
export function folderFingerprint(siteDir: string, folders: readonly string[]): string {
  const entries = folders.flatMap((folder) =>
    readdirSync(join(siteDir, folder), { recursive: true, withFileTypes: true }),
  );
  const files = entries.filter((entry) => entry.isFile());
  return fingerprint(
    siteDir,
    files.map(({ parentPath, name }) => join(parentPath, name)),
  );
}

/**
 * Ties the bundler's persistent cache to the site's own plugins: the engine ties it to the configuration
 * file only, and would go on using what an older version of a remark plugin or a loader has made.
 */
export default function buildCachePlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack: (config) =>
      tieCache(config, 'plugins', () => folderFingerprint(siteDir, SOURCES)),
  };
}
