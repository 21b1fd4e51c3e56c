import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { keyCache } from '../../src/lib/bundler-cache';

/** What the plugin is told by the site. */
export interface BuildCacheOptions {
  /** Settings that decide what is built; no secrets, because they are written into the cache. */
  settings: object;
}

/** Code that takes part in compiling and that the configuration file names without importing it. */
function namedOnly(): string[] {
  const engine = resolve(__dirname, '../engine');
  const loaders = readdirSync(join(engine, 'loaders')).map((name) => join(engine, 'loaders', name));
  return [join(engine, 'index.ts'), ...loaders];
}

/**
 * Ties the bundler's persistent cache to the settings of the site and to the replacements of Docusaurus'
 * modules: Docusaurus itself ties it to the configuration file and to what that imports, in which the
 * remark and rehype plugins are, and no change of an alias makes the bundler compile anything again.
 */
export default function buildCachePlugin({ settings }: BuildCacheOptions): Plugin {
  return {
    name: 'build-cache',
    configureWebpack: (config) => keyCache(config, { files: namedOnly(), values: settings }),
  };
}
