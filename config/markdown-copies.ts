import { join } from 'node:path';
import type { MarkdownExportOptions } from '../plugins/markdown/options';
import { readDemos } from '../plugins/demos/folders';
import { demoTranslator } from '../plugins/demos/texts/apply';
import { readTexts } from '../plugins/demos/texts/read';
import { DEMOS } from './demos';
import { DEFAULT_LOCALE } from './locales';
import { settingsOf, type Site } from './site';

/** Options of the plugin that writes the pages in Markdown. */
export function markdownCopiesOptions(site: Site): MarkdownExportOptions {
  const { siteDir, versions, locales, locale } = site;
  const { markdownCopies, config } = settingsOf(site);
  return {
    words: markdownCopies,
    *demos() {
      const scope = { versions, locales: Object.keys(locales) };
      const demos = readDemos(join(siteDir, DEMOS), scope);
      const translated =
        locale === DEFAULT_LOCALE
          ? demos
          : demos.map(demoTranslator(readTexts(siteDir, locale), config.htmlLang));
      for (const { name, sources } of translated) {
        for (const [version, code] of Object.entries(sources)) yield [version, name, code];
      }
    },
  };
}
