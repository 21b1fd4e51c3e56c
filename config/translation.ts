import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { sourceTree, translatedTree } from '../src/lib/docs-trees';
import { listPages } from '../src/lib/list-pages';
import { DEFAULT_LOCALE, LOCALES } from './locales';
import type { Site } from './site';
import { VERSIONS, type DocsVersion } from './versions';
import type { TranslationStatus } from '../plugins/translations/types';

/** Front-matter key of a translated page: the revision of the source page that it translates. */
export const REVISION_KEY = 'translation_of';

/** Path of the page that says how all translations stand, below the base path. */
export const TRANSLATION_STATUS_PAGE = 'contributing/translations';

/** A source page or a folder of them, and its translation, relative to the site's root. */
export interface TranslationPair {
  source: string;
  translated: string;
}

/** The pairs of source and translated folders for one locale: the docs versions, newest first, and the blog. */
export function translationTrees(
  locale: string,
  versions: readonly Pick<DocsVersion, 'name'>[] = VERSIONS,
): TranslationPair[] {
  return [
    ...versions.map(({ name }) => ({
      source: sourceTree(name),
      translated: translatedTree(name, locale),
    })),
    { source: 'blog', translated: `i18n/${locale}/docusaurus-plugin-content-blog` },
  ];
}

/** Every source page with the path that its translation has or should have. */
export function translationPairs(root: string): TranslationPair[] {
  return LOCALES.filter((name) => name !== DEFAULT_LOCALE).flatMap((locale) =>
    translationTrees(locale).flatMap(({ source, translated }) =>
      listPages(join(root, source)).map((file) => ({
        source: `${source}/${file}`,
        translated: `${translated}/${file}`,
      })),
    ),
  );
}

/** Revision of a source page: the first twelve hexadecimal digits of its SHA-256, line ends normalized. */
export function revisionOf(content: string): string {
  return createHash('sha256').update(content.replaceAll('\r\n', '\n')).digest('hex').slice(0, 12);
}

/**
 * Compares a page with its source.
 *
 * @param root the project's root folder
 * @param file absolute path of the page being read
 * @param locale locale being built
 * @param recorded value of {@link REVISION_KEY} in the page, if any
 * @param versions the site's docs versions
 * @returns `missing` for a source page shown in another locale; nothing for pages outside the trees
 */
export function translationStatus(
  root: string,
  file: string,
  locale: string,
  recorded: unknown,
  versions: readonly DocsVersion[] = VERSIONS,
): TranslationStatus | undefined {
  if (locale === DEFAULT_LOCALE) return undefined;
  const path = relative(root, file).split(sep).join('/');
  for (const { source, translated } of translationTrees(locale, versions)) {
    if (path.startsWith(`${source}/`)) return 'missing';
    if (!path.startsWith(`${translated}/`)) continue;
    const original = join(root, source, path.slice(translated.length + 1));
    if (!existsSync(original)) return 'current';
    return revisionOf(readFileSync(original, 'utf8')) === recorded ? 'current' : 'stale';
  }
  return undefined;
}

/** Adds `translation_status` to the front matter of every page that is behind its source. */
export function parseFrontMatterWith({
  siteDir,
  versions,
  locale,
}: Pick<Site, 'siteDir' | 'versions' | 'locale'>): ParseFrontMatter {
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const status = translationStatus(
      siteDir,
      params.filePath,
      locale,
      result.frontMatter[REVISION_KEY],
      versions,
    );
    if (status && status !== 'current') result.frontMatter.translation_status = status;
    return result;
  };
}
