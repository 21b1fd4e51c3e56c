import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { keyCache } from '../../src/lib/bundler-cache';

/** What the plugin is told by the site. */
interface BuildCacheOptions {
  /** Settings that decide what is built; no secrets, because they are written into the cache. */
  settings: object;
}

const PLUGINS = resolve(__dirname, '..');

/** Drawings that pages have in their text (`src/remark/page-picture.ts`). */
const DRAWINGS = resolve(PLUGINS, '../static/img');

/** What takes part in compiling and is not imported by the configuration file: code that it names, and drawings. */
function namedOnly(): string[] {
  const plugins = readdirSync(PLUGINS).map((name) => join(PLUGINS, name, 'index.ts'));
  const loaders = join(PLUGINS, 'docusaurus/loaders');
  return [
    ...plugins.filter((file) => existsSync(file)),
    ...readdirSync(loaders).map((name) => join(loaders, name)),
    ...readdirSync(DRAWINGS)
      .filter((name) => name.endsWith('.svg'))
      .map((name) => join(DRAWINGS, name)),
  ];
}

/**
 * Ties the bundler's persistent cache to the settings of the site and to its plugins, the patches of
 * Docusaurus' modules among them: Docusaurus itself ties it to the configuration file and to what that
 * imports, and no change of an alias or a loader makes the bundler compile anything again.
 */
export default function buildCachePlugin({ settings }: BuildCacheOptions): Plugin {
  return {
    name: 'build-cache',
    configureWebpack: (config) => keyCache(config, { files: namedOnly(), values: settings }),
  };
}
