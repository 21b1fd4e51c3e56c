import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { keyCache } from '../../src/lib/bundler-cache';
import { factsFiles } from './facts';
import { validateOptions, type ReferenceUserOptions } from './options';
import { createRegistry } from './sources/registry';
import { loadTranslations, memoryFiles } from './translations';

export { createPageFinder } from './pages';
export { referenceRemark } from './remark';
export { referenceRehype } from './static-html';
export type { ReferenceUserOptions } from './options';

/** Options of the Docusaurus plugin: the site and the language come from Docusaurus. */
export type ReferencePluginOptions = Omit<ReferenceUserOptions, 'siteDir' | 'locale' | 'pages'>;

/** What the reference of a page is made of besides the page: installed packages, facts of them, translation memory. */
function sourceFiles(siteDir: string, translations: string): string[] {
  const lock = join(siteDir, 'package-lock.json');
  const files = [lock, ...factsFiles(), ...memoryFiles(translations)];
  return files.filter((path) => existsSync(path));
}

/**
 * Docusaurus plugin beside the remark plugin: it reads and validates the sources before any page is
 * compiled, so that a malformed one stops the build with a single line, and it ties the bundler's
 * persistent cache to them, so that a page is compiled again when its package was upgraded.
 */
export default function referencePlugin(
  context: LoadContext,
  options: ReferencePluginOptions,
): Plugin {
  const { siteDir } = context;
  const checked = validateOptions({
    siteDir,
    locale: context.i18n.currentLocale,
    components: options.components,
    cli: options.cli,
    translations: options.translations,
  });
  const translations = join(siteDir, checked.translations);
  return {
    name: 'docs-reference',

    getClientModules: () => [join(__dirname, 'styles.css')],

    async loadContent() {
      const registry = createRegistry(siteDir);
      for (const name of new Set(Object.values(checked.components)))
        await registry.components(name);
      await registry.cli(checked.cli);
      loadTranslations(translations, siteDir);
    },

    configureWebpack: (config) => keyCache(config, { files: sourceFiles(siteDir, translations) }),
  };
}
