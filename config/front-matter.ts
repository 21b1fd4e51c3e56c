import { basename, relative, sep } from 'node:path';
import logger from '@docusaurus/logger';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import Joi from 'joi';
import { lineOfKey, schemaProblems, type KeyProblem } from '../src/lib/schema-problems';
import { CANONICAL_KEY } from '../plugins/docs/canonical';
import { REVISION_KEY } from './translation';

/** What kind of page a file is, by the plugin that reads it. */
type PageKind = 'docs' | 'blog';

const text = () => Joi.string().description('text in quotes');
const flag = () => Joi.boolean().description('true or false, without quotes');
const texts = (example: string) =>
  Joi.array().items(Joi.string()).description(`a list of texts, such as ${example}`);
const level = () => Joi.number().min(2).max(6).description('a number from 2 to 6');

/** Keys that pages of both kinds may have. Docusaurus gives each its meaning, unless a comment says otherwise. */
const COMMON = {
  title: text().required(),
  description: text().required(),
  slug: text(),
  id: text(),
  tags: texts('[angular, theming]'),
  keywords: texts('[modal, sheet]'),
  image: text(),
  sidebar_label: text(),
  hide_table_of_contents: flag(),
  toc_min_heading_level: level(),
  toc_max_heading_level: level(),
  draft: flag(),
  unlisted: flag(),
  // The revision of the source that a translated page translates: `npm run i18n:stamp` writes it.
  [REVISION_KEY]: text(),
};

const SCHEMAS: Record<PageKind, Joi.ObjectSchema> = {
  docs: Joi.object({
    ...COMMON,
    // Keeps the advertisement off a page.
    ad: flag(),
    // Of an older version: the newest one's page about the same subject, where it has another id.
    [CANONICAL_KEY]: text(),
    hide_title: flag(),
    displayed_sidebar: Joi.string().allow(null).description('the name of a sidebar, or null'),
    pagination_label: text(),
    pagination_next: Joi.string().allow(null).description('the id of a page, or null'),
    pagination_prev: Joi.string().allow(null).description('the id of a page, or null'),
    custom_edit_url: Joi.string().allow(null).description('an address, or null'),
  }),
  blog: Joi.object({
    ...COMMON,
    title_meta: text(),
    authors: texts('[docs]'),
    date: Joi.date().description('a date such as 2026-05-27'),
  }),
};

/** The kind of a page by its path relative to the project's root; nothing for other files and for partials. */
export function pageKind(path: string): PageKind | undefined {
  if (!/\.mdx?$/.test(path) || basename(path).startsWith('_')) return undefined;
  if (/^(?:blog|i18n\/[^/]+\/docusaurus-plugin-content-blog)\//.test(path)) return 'blog';
  if (/^(?:docs|versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\//.test(path)) {
    return 'docs';
  }
  return undefined;
}

/** Every key of a page's front matter that is unknown, absent or of another type than it accepts. */
export function frontMatterProblems(kind: PageKind, data: unknown): KeyProblem[] {
  return schemaProblems(SCHEMAS[kind], data, 'front matter');
}

/**
 * Wraps the reading of front matter, so that a writer sees what is wrong with it while writing.
 *
 * @param root the project's root folder
 * @param onProblem whether a problem is a warning, or stops with an error
 * @param parse how front matter is read
 * @returns `parse` with the check; it throws an Error with one line for each problem, if asked to
 */
export function checkedFrontMatter(
  root: string,
  onProblem: 'warn' | 'throw',
  parse: DefaultParseFrontMatter,
): DefaultParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const path = relative(root, params.filePath).split(sep).join('/');
    const kind = pageKind(path);
    const lines = (kind ? frontMatterProblems(kind, result.frontMatter) : []).map(
      ({ key, message }) => `${path}:${lineOfKey(params.fileContent, key)}: ${message}`,
    );
    if (lines.length > 0 && onProblem === 'throw') throw new Error(lines.join('\n'));
    // Docusaurus reads a page twice: for its metadata, and to compile it.
    if (warned.get(path) !== params.fileContent) lines.forEach((line) => logger.warn(line));
    warned.set(path, params.fileContent);
    return result;
  };
}

/** The text of each page that was last warned about. */
const warned = new Map<string, string>();
