import { withoutSlash } from '../../src/lib/without-slash';
import { copyPath } from './types';

/** Pages by their address without a slash at the end. */
export type PageIndex = ReadonlyMap<string, string>;

/** @param permalinks paths of all pages that have copies */
export function indexPages(permalinks: readonly string[]): PageIndex {
  return new Map(permalinks.map((permalink) => [withoutSlash(permalink), permalink]));
}

/**
 * Where a link of a page leads, seen from anywhere: to the copy of a page that has one, with the anchor, and to
 * the same file or site as before in every other case.
 *
 * @param href as it stands in the page
 * @param page path of the page
 * @param siteUrl origin of the site
 */
export function copyLink(href: string, page: string, siteUrl: string, pages: PageIndex): string {
  const base = new URL(page, siteUrl);
  if (!URL.canParse(href, base)) return href;
  const { origin, pathname, search, hash } = new URL(href, base);
  if (origin !== base.origin) return href;
  const permalink = pages.get(withoutSlash(pathname));
  return permalink === undefined ? `${pathname}${search}${hash}` : `${copyPath(permalink)}${hash}`;
}
