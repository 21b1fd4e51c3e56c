import { join } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listPaths, llmsFull, llmsIndex, sectionsOf, type OtherList } from './llms';
import { languageTag } from '../../src/lib/language-tag';
import type { MarkdownExportOptions } from './options';
import { readSite, type CopiedSite, type CopiedVersion } from './pages';
import { makeCopies } from './copies';
import { copyPath } from './types';
import { outputFile } from '../../src/lib/output-file';

const NAME = 'markdown';

/**
 * Docusaurus plugin that writes a Markdown copy beside every page of the docs and every post, and lists of all
 * copies for each version: `llms.txt` and `llms-full.txt`. They are made of the built HTML, because that is what
 * readers see: with the facts of the reference, in the page's language.
 *
 * A site with the hash router has no built pages, so nothing is written there.
 */
export default function markdownExportPlugin(
  { baseUrl, siteConfig, i18n }: LoadContext,
  { words, demos }: MarkdownExportOptions,
): Plugin {
  const { url: siteUrl, title } = siteConfig;
  const { currentLocale, defaultLocale, localeConfigs } = i18n;

  function titleOf(version: CopiedVersion, locale = currentLocale): string {
    const name = `${title} ${version.label}`;
    return locale === currentLocale ? name : `${name} (${localeConfigs[locale]?.label ?? locale})`;
  }

  /** The lists of every other version and language. */
  function othersOf(own: CopiedVersion, versions: readonly CopiedVersion[]): OtherList[] {
    return Object.entries(localeConfigs).flatMap(([locale, { baseUrl: base }]) =>
      versions
        .filter((version) => locale !== currentLocale || version !== own)
        .map((version) => {
          const { index } = listPaths(`${base}${version.path.slice(baseUrl.length)}`);
          return { title: titleOf(version, locale), url: new URL(index, siteUrl).href };
        }),
    );
  }

  function listsOf(version: CopiedVersion, site: CopiedSite, copies: ReadonlyMap<string, string>) {
    const docs = site.docs.filter((page) => page.version === version.label);
    const posts = version.isLast ? site.posts.filter(({ isUnlisted }) => !isUnlisted) : [];
    const sections = [
      ...sectionsOf(version, docs),
      ...(posts.length > 0 ? [{ heading: words.blog, pages: [...posts] }] : []),
    ];
    const paths = listPaths(version.path);
    const facts = {
      title: titleOf(version),
      siteUrl,
      words,
      full: new URL(paths.full, siteUrl).href,
      others: othersOf(version, site.versions),
    };
    return [
      [paths.index, llmsIndex(sections, facts)],
      [paths.full, llmsFull(sections, copies, facts)],
    ] as const;
  }

  return {
    name: NAME,
    getThemePath: () => join(__dirname, 'theme'),

    async postBuild({ outDir, plugins }) {
      if (siteConfig.future.experimental_router === 'hash') return;
      const started = performance.now();
      const site = readSite(plugins, {
        current: languageTag(i18n),
        default: languageTag(i18n, defaultLocale),
      });
      const pages = [...site.docs, ...site.posts];
      const permalinks = pages.map(({ permalink }) => permalink);
      const sources = new Map(
        [...demos()].map(([version, name, code]) => [`${version} ${name}`, code]),
      );
      const demoSources = (version: string, name: string) => sources.get(`${version} ${name}`);
      const facts = { outDir, baseUrl, siteUrl, words, permalinks, demoSources };
      const texts = makeCopies(pages, facts);
      const copies = new Map(permalinks.map((permalink, index) => [permalink, texts[index] ?? '']));
      const write = (path: string, text: string): void => {
        outputFile(join(outDir, path.slice(baseUrl.length)), text);
      };
      for (const [permalink, text] of copies) write(copyPath(permalink), text);
      for (const version of site.versions) {
        for (const [path, text] of listsOf(version, site, copies)) write(path, text);
      }
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      logger.info(`Markdown: ${pages.length} copies, in ${seconds} s.`);
    },
  };
}
