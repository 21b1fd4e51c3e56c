import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { validateOptions, type ReferenceUserOptions } from './options';
import { createRegistry } from './sources/registry';
import { loadTranslations, memoryFiles } from './translations';

export { referenceRemark } from './remark';
export type { ReferenceUserOptions } from './options';

/** Options of the Docusaurus plugin: the site and the language come from Docusaurus. */
export type ReferencePluginOptions = Omit<ReferenceUserOptions, 'siteDir' | 'locale' | 'pages'>;

function filesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(dir, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

/**
 * Hash of everything besides a page's own file that its reference is made of: the installed
 * packages, the translation memory and this plugin.
 */
function fingerprint(siteDir: string, translations: string): string {
  const files = [
    join(siteDir, 'package-lock.json'),
    ...memoryFiles(translations),
    ...filesBelow(__dirname),
  ];
  const hash = createHash('sha256');
  for (const file of files.filter((path) => existsSync(path))) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

/** The bundler's persistent cache, which its types do not name in every version. */
interface CachedConfig {
  experiments?: { cache?: { type?: string; version?: string } };
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

    async loadContent() {
      const registry = createRegistry(siteDir);
      for (const name of new Set(Object.values(checked.components)))
        await registry.components(name);
      await registry.cli(checked.cli);
      loadTranslations(translations, siteDir);
    },

    configureWebpack(config) {
      const cache = (config as CachedConfig).experiments?.cache;
      if (cache?.type !== 'persistent') return {};
      const version = `${cache.version ?? ''}-reference-${fingerprint(siteDir, translations)}`;
      return { experiments: { cache: { version } } } as object;
    },
  };
}
