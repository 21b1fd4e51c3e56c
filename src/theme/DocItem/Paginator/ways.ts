import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';

/** A page as a sidebar lists it. */
interface SidebarPage {
  href: string;
  label: string;
  customProps?: Record<string, unknown>;
}

/** All pages of a sidebar, in its order. */
function pagesOf(items: readonly PropSidebarItem[]): SidebarPage[] {
  return items.flatMap((item): SidebarPage[] => {
    if (item.type === 'html') return [];
    if (item.type === 'link') return item.unlisted ? [] : [item];
    const own = item.href === undefined || item.linkUnlisted ? [] : [{ ...item, href: item.href }];
    return [...own, ...pagesOf(item.items)];
  });
}

interface Neighbor {
  title: string;
  permalink: string;
}

/**
 * The pages before and after one, for a reader of some pages of a sidebar.
 *
 * @param path of the page
 * @param isRead whether a page is one of them
 */
export function neighbors(
  items: readonly PropSidebarItem[],
  path: string,
  isRead: (path: string) => boolean,
): { previous?: Neighbor; next?: Neighbor } {
  const pages = pagesOf(items).filter(({ href }) => href === path || isRead(href));
  const at = pages.findIndex(({ href }) => href === path);
  const neighbor = (page: SidebarPage | undefined): Neighbor | undefined =>
    at < 0 ? undefined : page && { title: page.label, permalink: page.href };
  return { previous: neighbor(pages[at - 1]), next: neighbor(pages[at + 1]) };
}

/** Tag of the first component of a component's family. */
function familyOf({ label, customProps }: SidebarPage): unknown {
  return customProps?.family ?? label;
}

/**
 * The components that have to do with one: its family, and the first of each other family in its group.
 *
 * @param path of the component's page
 * @returns nothing for a page outside all groups
 */
export function relatedPages(items: readonly PropSidebarItem[], path: string): SidebarPage[] {
  const groups = items.flatMap((item) => (item.type === 'category' ? [pagesOf(item.items)] : []));
  const group = groups.find((pages) => pages.some(({ href }) => href === path)) ?? [];
  const page = group.find(({ href }) => href === path);
  if (!page) return [];
  const isOwn = (other: SidebarPage): boolean => familyOf(other) === familyOf(page);
  const others = group.filter((other) => !isOwn(other) && !other.customProps?.family);
  return [...group.filter((other) => isOwn(other) && other !== page), ...others];
}
