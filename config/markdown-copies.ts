import { join } from 'node:path';
import type { MarkdownExportOptions } from '../plugins/markdown/options';
import { readDemos } from '../plugins/demos/folders';
import { translateDemo } from '../plugins/demos/texts/apply';
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
      const texts = locale === DEFAULT_LOCALE ? undefined : readTexts(siteDir, locale);
      for (const demo of readDemos(join(siteDir, DEMOS), scope)) {
        const { name, sources } = texts ? translateDemo(demo, texts, config.htmlLang) : demo;
        for (const [version, code] of Object.entries(sources)) yield [version, name, code];
      }
    },
  };
}
