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
  /** The page that the group's own name leads to. */
  link?: { type: 'doc'; id: string };
  items: Item[];
}

/** Sidebars by name. */
export type Sidebars = Record<string, Item[]> & SidebarsConfig;

const PREFIX = 'ion-';

/** Families of the gallery that are parts of another one's first component, and stand under it in the sidebar. */
const PART_OF: Readonly<Record<string, string>> = {
  'ion-item-divider': 'ion-item',
  'ion-item-sliding': 'ion-item',
  'ion-input-password-toggle': 'ion-input',
  'ion-segment-view': 'ion-segment',
};

/** Families whose components are used one without the other, and stand side by side. */
const PAIRS = ['ion-header', 'ion-avatar'];

function pageOf(tag: string): string {
  return `api/${tag.slice(PREFIX.length)}`;
}

function relativesIn([family = '', ...relatives]: readonly string[]): Relative[] {
  return relatives.map((tag) => ({ type: 'doc', id: pageOf(tag), customProps: { family } }));
}

/** The pages of a family; those of its parts are in a group that the first one's page heads. */
function familyItems(tags: readonly string[], families: readonly string[][]): Item[] {
  const [first = ''] = tags;
  if (first in PART_OF) return [];
  if (PAIRS.includes(first)) return [pageOf(first), ...relativesIn(tags)];
  const further = families.filter(([part = '']) => PART_OF[part] === first);
  const items = [
    ...relativesIn(tags),
    ...further.flatMap((part) => [pageOf(part[0] ?? ''), ...relativesIn(part)]),
  ];
  if (items.length === 0) return [pageOf(first)];
  const link = { type: 'doc', id: pageOf(first) } as const;
  return [{ type: 'category', key: first, label: first, link, items }];
}

/**
 * The components by purpose, as the gallery of a version groups and orders them, and in each group by family.
 *
 * @param tree absolute path of the version's pages
 * @returns a category for each heading of `components.mdx` that families stand under
 * @throws Error where the page has no such heading
 */
export function componentGroups(tree: string): Category[] {
  const page = readFileSync(join(tree, 'components.mdx'), 'utf8');
  const groups = page.split(/^(?=## )/m).flatMap((section): Category[] => {
    const [, label = '', key = ''] = /^## (.+?) \{#([\w-]+)\}$/m.exec(section) ?? [];
    const families = [...section.matchAll(/<Piece tags="([^"]+)">/g)].map(([, tags = '']) =>
      tags.split(' '),
    );
    const items = families.flatMap((tags) => familyItems(tags, families));
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
    if (item.type === 'doc') return [item.id];
    return [...(item.link ? [item.link.id] : []), ...idsIn(item.items)];
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
