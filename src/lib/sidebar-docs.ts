import type { LoadedVersion } from '@docusaurus/plugin-content-docs';

/** An entry of a sidebar, as the docs plugin has loaded it. */
export type SidebarItem = LoadedVersion['sidebars'][string][number];

/** A page of a sidebar. */
interface SidebarDoc {
  id: string;
  /** Label of the innermost category around it that has no page; nothing beside all categories. */
  category?: string;
}

/** All pages of a sidebar, those that categories lead to included, in its order. */
export function sidebarDocs(items: readonly SidebarItem[], category?: string): SidebarDoc[] {
  return items.flatMap((item): SidebarDoc[] => {
    if (item.type === 'doc' || item.type === 'ref') return [{ id: item.id, category }];
    if (item.type !== 'category') return [];
    if (item.link?.type !== 'doc') return sidebarDocs(item.items, item.label);
    return [{ id: item.link.id, category }, ...sidebarDocs(item.items, category)];
  });
}
