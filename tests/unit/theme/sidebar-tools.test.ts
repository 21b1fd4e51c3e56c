import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { countLinks, filterItems } from '../../../src/components/SidebarTools/Filter/filter';

const link = (label: string): object => ({ type: 'link', label, href: `/${label}` });
const group = (label: string, ...items: object[]): object => ({
  type: 'category',
  label,
  collapsed: true,
  collapsible: true,
  items,
});

const SIDEBAR = [
  link('Components'),
  group('Overlays', link('ion-modal'), link('ion-alert'), group('Inner', link('ion-loading'))),
  group('Lists', link('ion-item'), link('ion-item-sliding')),
  group(
    'Forms',
    { ...group('ion-select', link('ion-select-option')), href: '/ion-select' },
    { ...group('ion-radio', link('ion-choice')), href: '/ion-radio' },
  ),
  { type: 'html', value: '<hr>' },
] as unknown as PropSidebarItem[];

/** Labels with those of their groups before them, and what is folded. */
function shown(items: readonly PropSidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return ['html'];
    if (item.type !== 'category') return [item.label];
    const sign = item.collapsed ? '+' : '-';
    const inner = shown(item.items).map((label) => `${item.label}${sign} ${label}`);
    return item.href === undefined ? inner : [item.label, ...inner];
  });
}

it.each([
  ['modal', ['Overlays- ion-modal']],
  ['ｍｏｄａｌ', ['Overlays- ion-modal']],
  ['IonItem', ['Lists- ion-item', 'Lists- ion-item-sliding']],
  ['loading', ['Overlays- Inner- ion-loading']],
  ['lists', ['Lists- ion-item', 'Lists- ion-item-sliding']],
  ['select', ['Forms- ion-select', 'Forms- ion-select- ion-select-option']],
  ['radio', ['Forms- ion-radio']],
  ['choice', ['Forms- ion-choice']],
  ['nothing like it', []],
])(
  'Filtering the sidebar by "%s" leaves the pages that it is about, in unfolded groups',
  (query, labels) => {
    expect(shown(filterItems(SIDEBAR, query))).toEqual(labels);
    expect(countLinks(filterItems(SIDEBAR, query))).toBe(labels.length);
  },
);
