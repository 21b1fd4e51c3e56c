import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_LOCALE } from './locales';

/** Front-matter key of a translated page: the revision of the source page that it translates. */
export const REVISION_KEY = 'translation_of';

/** What a reader of a page in another language is told about it. */
export type TranslationStatus = 'current' | 'stale' | 'missing';

/** Where the pages of each tree live; `{locale}` stands for the locale's folder. */
const TREES = [
  { source: 'docs', translated: 'i18n/{locale}/docusaurus-plugin-content-docs/current' },
  {
    source: 'versioned_docs/version-v7',
    translated: 'i18n/{locale}/docusaurus-plugin-content-docs/version-v7',
  },
  { source: 'blog', translated: 'i18n/{locale}/docusaurus-plugin-content-blog' },
] as const;

/** The pairs of source and translated folders for one locale, relative to the project's root. */
export function translationTrees(locale: string): { source: string; translated: string }[] {
  return TREES.map(({ source, translated }) => ({
    source,
    translated: translated.replace('{locale}', locale),
  }));
}

/** Revision of a source page: the first twelve hexadecimal digits of its SHA-256, line ends normalised. */
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
 * @returns `missing` for a source page shown in another locale; nothing for pages outside the trees
 */
export function translationStatus(
  root: string,
  file: string,
  locale: string,
  recorded: unknown,
): TranslationStatus | undefined {
  if (locale === DEFAULT_LOCALE) return undefined;
  const path = relative(root, file).split(sep).join('/');
  for (const { source, translated } of translationTrees(locale)) {
    if (path.startsWith(`${source}/`)) return 'missing';
    if (!path.startsWith(`${translated}/`)) continue;
    const twin = join(root, source, path.slice(translated.length + 1));
    if (!existsSync(twin)) return 'current';
    return revisionOf(readFileSync(twin, 'utf8')) === recorded ? 'current' : 'stale';
  }
  return undefined;
}

/** Adds `translation_status` to the front matter of every page that is behind its source. */
export function parseFrontMatterWith(root: string): ParseFrontMatter {
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const locale = process.env.DOCUSAURUS_CURRENT_LOCALE ?? DEFAULT_LOCALE;
    const status = translationStatus(
      root,
      params.filePath,
      locale,
      result.frontMatter[REVISION_KEY],
    );
    if (status && status !== 'current') result.frontMatter.translation_status = status;
    return result;
  };
}
