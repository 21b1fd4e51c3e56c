import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** An item that sidebars are written with here: the id of a page, or a category of such items. */
export type Item = string | Relative | Category;

/** A component of another one's family. */
interface Relative {
  type: 'doc';
  id: string;
  /** Tag of the family's first component, for the links to related pages. */
  customProps: { family: string };
}

/** A group of items that folds. */
interface Category {
  type: 'category';
  key: string;
  label: string;
  collapsed?: boolean;
  items: Item[];
}

/** Sidebars by name. */
export type Sidebars = Record<string, Item[]> & SidebarsConfig;

const PREFIX = 'ion-';

function pageOf(tag: string): string {
  return `api/${tag.slice(PREFIX.length)}`;
}

/**
 * The components by purpose, as the gallery of a version groups and orders them.
 *
 * @param tree absolute path of the version's pages
 * @returns a category for each heading of `components.mdx` that families stand under
 * @throws Error where the page has no such heading
 */
export function componentGroups(tree: string): Category[] {
  const page = readFileSync(join(tree, 'components.mdx'), 'utf8');
  const groups = page.split(/^(?=## )/m).flatMap((section): Category[] => {
    const [, label = '', key = ''] = /^## (.+?) \{#([\w-]+)\}$/m.exec(section) ?? [];
    const families = [...section.matchAll(/<Piece tags="([^"]+)">/g)];
    const items = families.flatMap(([, tags = '']) => {
      const [family = '', ...relatives] = tags.split(' ');
      return [
        pageOf(family),
        ...relatives.map((tag): Relative => ({
          type: 'doc',
          id: pageOf(tag),
          customProps: { family },
        })),
      ];
    });
    return items.length > 0 ? [{ type: 'category', key, label, items }] : [];
  });
  if (groups.length === 0) throw new Error(`${tree}/components.mdx: no heading with families`);
  return groups;
}

/**
 * The sidebar of the components, grouped as in the gallery of the version, the page `components`.
 *
 * @param tree absolute path of the version's pages
 */
export function apiSidebar(tree: string): Item[] {
  return ['components', 'api/index', ...componentGroups(tree)];
}

/** The pages that items lead to. */
export function idsIn(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') return [item];
    return item.type === 'doc' ? [item.id] : idsIn(item.items);
  });
}

function hasPage(tree: string, id: string): boolean {
  return ['.mdx', '.md'].some((extension) => existsSync(join(tree, `${id}${extension}`)));
}

function present(items: readonly Item[], tree: string): Item[] {
  return items.flatMap((item): Item[] => {
    if (typeof item !== 'string' && item.type === 'category') {
      const own = present(item.items, tree);
      return own.length > 0 ? [{ ...item, items: own }] : [];
    }
    return idsIn([item]).every((id) => hasPage(tree, id)) ? [item] : [];
  });
}

/**
 * The sidebars of an older version: those of the newest one, less the pages that it does not have, and with
 * its own groups of components.
 *
 * @param sidebars the sidebars of the newest version
 * @param tree absolute path of the older version's pages
 */
export function olderSidebars(sidebars: Sidebars, tree: string): Sidebars {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [
      name,
      present(name === 'api' ? apiSidebar(tree) : items, tree),
    ]),
  );
}
