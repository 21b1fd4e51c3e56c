import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { matchesQuery } from '../../IndexFilter/matches';

/**
 * The items of a sidebar that answer a query, with the groups that they are in, unfolded. A group that answers it
 * itself keeps all of its items. One with a page counts as a page: what answers below it is left, with or without it.
 */
export function filterItems(items: readonly PropSidebarItem[], query: string): PropSidebarItem[] {
  return items.flatMap((item): PropSidebarItem[] => {
    if (item.type === 'html') return [];
    const isMatch = matchesQuery(item.label, query);
    if (item.type !== 'category') return isMatch ? [item] : [];
    const isPage = item.href !== undefined;
    const inner = isMatch && !isPage ? item.items : filterItems(item.items, query);
    if (isPage && !isMatch) return inner;
    return isMatch || inner.length > 0 ? [{ ...item, collapsed: false, items: inner }] : [];
  });
}

/** How many pages the items lead to. */
export function countLinks(items: readonly PropSidebarItem[]): number {
  return items.reduce((count, item) => {
    if (item.type === 'category') return count + (item.href ? 1 : 0) + countLinks(item.items);
    return count + (item.type === 'link' ? 1 : 0);
  }, 0);
}
