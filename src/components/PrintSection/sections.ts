import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { withoutSlash } from '../../lib/without-slash';

/** A category of a sidebar, as it is printed. */
export interface Section {
  label: string;
  /** Paths of its pages, those of categories in it included, in the order of the sidebar. */
  pages: string[];
}

function pagesOf(item: PropSidebarItem): string[] {
  if (item.type === 'link') return item.docId && !item.unlisted ? [item.href] : [];
  if (item.type !== 'category') return [];
  const own = item.href && !item.linkUnlisted ? [item.href] : [];
  return [...own, ...item.items.flatMap(pagesOf)];
}

/**
 * The categories that a page is in, the innermost first; those with fewer than two pages are the page itself.
 *
 * @param items of the sidebar
 * @param path of the page
 */
export function sectionsAround(items: readonly PropSidebarItem[], path: string): Section[] {
  return items.flatMap((item) => {
    if (item.type !== 'category') return [];
    const pages = [...new Set(pagesOf(item).map(withoutSlash))];
    if (!pages.includes(withoutSlash(path))) return [];
    const own = pages.length > 1 ? [{ label: item.label, pages }] : [];
    return [...sectionsAround(item.items, path), ...own];
  });
}
