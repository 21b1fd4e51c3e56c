import type { PageContent } from '../types';
import {
  attribute,
  cleanText,
  find,
  findAll,
  hasClass,
  isElement,
  parsePage,
  textOf,
} from './html';
import type { Container, HtmlPage } from './html';
import { readSections } from './sections';

/** Classes of the root element, one of which every page with content of its own has. */
const PAGE_TYPES = ['docs-doc-page', 'blog-post-page', 'mdx-page'];

function metas(root: Container): Map<string, string> {
  const found = findAll(root, (element) => isElement(element, 'meta'));
  return new Map(
    found.map((meta) => [
      // The theme's search page gives `robots` as a property.
      attribute(meta, 'name') ?? attribute(meta, 'property') ?? '',
      attribute(meta, 'content') ?? '',
    ]),
  );
}

function breadcrumbs(article: Container, active: boolean): string[] {
  const trail = find(article, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  if (!trail) return [];
  return findAll(trail, (element) => hasClass(element, 'breadcrumbs__item'))
    .filter((item) => hasClass(item, 'breadcrumbs__item--active') === active)
    .map((item) => cleanText(textOf(item)))
    .filter((text) => text !== '');
}

/** The page's category: the first breadcrumb that is neither the home page nor the page itself. */
function partOf({ article, surroundings }: HtmlPage): string | undefined {
  const [crumb] = breadcrumbs(article, false);
  if (crumb !== undefined) return crumb;
  const active = find(
    surroundings(),
    (element) => hasClass(element, 'navbar__link--active') && hasClass(element, 'navbar__item'),
  );
  return active && cleanText(textOf(active));
}

function titleOf(root: Container, article: Container): string {
  const heading = find(article, (element) => isElement(element, 'h1'));
  if (heading) return cleanText(textOf(heading, (element) => hasClass(element, 'hash-link')));
  const title = find(root, (element) => isElement(element, 'title'));
  // "Page | Site": a page without a heading still has its name in the browser's tab.
  return cleanText(title ? textOf(title) : '').replace(/\s\|\s[^|]*$/, '');
}

function pathBelow(base: string, url: string): string {
  const { pathname } = new URL(url);
  return (pathname.startsWith(base) ? pathname.slice(base.length) : pathname).replace(
    /^\/|\/$/g,
    '',
  );
}

/** Names of parts of the site: of pages that belong to a docs version, and of all others. */
export interface PartNames {
  docs: string;
  blog: string;
}

/** How much a page counts: 0 to 100 by the pattern of its path; the first that matches decides. */
export type PageRanks = readonly (readonly [pattern: RegExp, rank: number])[];

const DEFAULT_RANK = 100;

/** Rank of a page by its path. */
export function rankOf(path: string, ranks: PageRanks): number {
  return ranks.find(([pattern]) => pattern.test(path))?.[1] ?? DEFAULT_RANK;
}

/** What {@link readPage} cannot find in the page itself. */
export interface SiteFacts {
  /** Path of the locale's site, with slashes at both ends. */
  baseUrl: string;
  /** Name of the part of the site for pages without a category. */
  parts: PartNames;
  /** How much pages count. */
  ranks: PageRanks;
}

/**
 * Reads a built page.
 *
 * @param html the page as it is served
 * @returns nothing for a page that search leaves out: without content of its own (lists, the search
 *   page, redirects), unlisted, or marked `noindex`
 */
export function readPage(
  html: string,
  { baseUrl, parts, ranks }: SiteFacts,
): PageContent | undefined {
  const page = parsePage(html);
  if (!page) return undefined;
  const { root, article } = page;
  if (!PAGE_TYPES.some((type) => hasClass(root, type))) return undefined;
  const meta = metas(root);
  if (/\bnoindex\b/.test(meta.get('robots') ?? '')) return undefined;
  // Its own address: the canonical one may be that of a newer version's page
  const url = meta.get('og:url');
  const body = find(article, (element) => hasClass(element, 'markdown'));
  if (!body || url === undefined) return undefined;
  const tag = meta.get('docusaurus_tag') ?? 'default';
  const version = tag === 'default' ? undefined : meta.get('docusaurus_version');
  const title = titleOf(root, article);
  const path = pathBelow(baseUrl, url);
  return {
    url,
    path,
    rank: rankOf(path, ranks),
    language: attribute(root, 'lang') ?? '',
    ...(version !== undefined && { version }),
    tag,
    part: partOf(page) ?? (version === undefined ? parts.blog : parts.docs),
    title,
    description: meta.get('description') ?? '',
    names: [
      // What the sidebar calls the page.
      ...breadcrumbs(article, true),
      ...(meta.get('keywords') ?? '').split(',').map((word) => word.trim()),
    ].filter((name) => name !== '' && name !== title),
    sections: readSections(body, title),
  };
}
