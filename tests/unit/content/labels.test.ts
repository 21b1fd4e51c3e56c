import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import {
  componentTextProblems,
  demoTitleProblems,
  sidebarLabelProblems,
  themeLabelProblems,
} from '../../content/content/site/labels';
import type { Problem } from '../../lib/page';
import { writeFiles } from '../../lib/write-files';

const LOCALES = ['en', 'ja'];
const NAVBAR = 'i18n/ja/docusaurus-theme-classic/navbar.json';
const SIDEBAR = 'i18n/ja/docusaurus-plugin-content-docs/version-v7.json';
const CODE = 'i18n/ja/code.json';
const META = 'src/demos/button/basic/meta.json';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'labels-'));
});

const lines = (problems: readonly Problem[]): string[] =>
  problems.map(({ path, line, message }) => `${path}:${line}: ${message}`);

it('a label of the bar without a translation is told at its place', () => {
  const navbar = { items: [{ label: 'Forum', href: '/' }, { items: [{ label: 'Events' }] }] };
  writeFiles(root, {
    'config/navbar.ts': "menu('Community', [\n  ['Forum', LINKS.forum],\n  ['Events', '/'],\n]);",
    [NAVBAR]: JSON.stringify({ 'item.label.Forum': { message: 'フォーラム' } }),
  });
  const theme = { navbar, footer: undefined } as unknown as Parameters<
    typeof themeLabelProblems
  >[2];
  expect(lines(themeLabelProblems(root, LOCALES, theme))).toEqual([
    `config/navbar.ts:3: "Events" has no translation; add "item.label.Events" to ${NAVBAR}`,
  ]);
});

it('a label of a sidebar without a translation is told where it is written', () => {
  const category = (key: string, label: string) => ({
    type: 'category' as const,
    key,
    label,
    items: ['a'],
  });
  const layout = category('layout', 'Layout');
  const family = { ...category('item', 'ion-item'), link: { type: 'doc' as const, id: 'item' } };
  const lists = { ...category('lists', 'Lists'), items: [family] };
  writeFiles(root, {
    'sidebars.ts': "docs: [\n  { label: 'Layout' },\n]",
    'versioned_docs/version-v7/components.mdx': '---\n---\n\n## Lists {#lists}\n',
    [SIDEBAR]: '{}',
  });
  const file = { path: 'sidebars.ts', text: '', sidebars: { docs: [layout], api: [lists] } };
  expect(
    lines(sidebarLabelProblems(root, LOCALES, 'v7', { ...file, sidebars: { ...file.sidebars } })),
  ).toEqual([
    `sidebars.ts:2: "Layout" has no translation; add "sidebar.docs.category.layout" to ${SIDEBAR}`,
    `versioned_docs/version-v7/components.mdx:4: "Lists" has no translation; add "sidebar.api.category.lists" to ${SIDEBAR}`,
  ]);
});

it('a title of a demo without a translation is told', () => {
  writeFiles(root, { [META]: '{\n  "height": 100,\n  "title": { "en": "Basic" }\n}' });
  expect(lines(demoTitleProblems(root, LOCALES))).toEqual([
    `${META}:3: title has no "ja"; accepts one for each of en, ja`,
  ]);
});

it('a text of a component without a translation is told, and a translation of none', () => {
  writeFiles(root, {
    'src/components/A.tsx': 'translate({\n  id: \'site.a\',\n});\n<Translate id="site.b" />',
    [CODE]: '{\n  "site.a": { "message": "あ" },\n  "site.c": { "message": "う" }\n}',
  });
  expect(lines(componentTextProblems(root, LOCALES))).toEqual([
    `src/components/A.tsx:4: "site.b" has no translation; "npm run write-translations -- --locale ja" adds it to ${CODE}`,
    `${CODE}:3: "site.c" translates nothing`,
  ]);
});
