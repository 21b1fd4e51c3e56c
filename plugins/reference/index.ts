import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { keyCache } from '../../src/lib/bundler-cache';
import { factsFiles } from './facts';
import { CLI_PACKAGE, type ReferenceOptions } from './options';
import { createRegistry } from './sources/registry';
import { loadTranslations, memoryFiles, memoryFolder } from './translations';

export { createPageFinder } from './pages';
export { referenceRemark } from './remark';
export { referenceRehype } from './static-html';
export type { ReferenceOptions } from './options';

/** What the reference of a page is made of besides the page: installed packages, facts of them, translation memory. */
function sourceFiles(siteDir: string, translations: string): string[] {
  const lock = join(siteDir, 'package-lock.json');
  const files = [lock, ...factsFiles(), ...memoryFiles(translations)];
  return files.filter((path) => existsSync(path));
}

/**
 * Docusaurus plugin beside the remark plugin: it reads the sources before any page is compiled, so that one that
 * cannot be read stops the build with a single line, and it ties the bundler's persistent cache to them, so that a
 * page is compiled again when its package was upgraded.
 */
export default function referencePlugin(
  { siteDir, i18n }: LoadContext,
  { components }: Pick<ReferenceOptions, 'components'>,
): Plugin {
  const translations = memoryFolder(siteDir, i18n.currentLocale);
  return {
    name: 'docs-reference',

    getClientModules: () => [join(__dirname, 'styles.css')],

    async loadContent() {
      const registry = createRegistry(siteDir);
      for (const name of new Set(Object.values(components))) await registry.components(name);
      await registry.cli(CLI_PACKAGE);
      loadTranslations(translations, siteDir);
    },

    configureWebpack: (config) => keyCache(config, { files: sourceFiles(siteDir, translations) }),
  };
}
