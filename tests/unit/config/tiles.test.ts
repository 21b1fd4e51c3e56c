import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listPages } from '../../../src/lib/list-pages';
import { ROOT } from '../../../scripts/lib/run';

const TREES = [
  'docs',
  'versioned_docs/version-v7',
  'i18n/ja/docusaurus-plugin-content-docs/current',
  'i18n/ja/docusaurus-plugin-content-docs/version-v7',
];

/** Pages of a section that its gallery does not list: its landing page, and guides about all of it. */
const GUIDES = ['index', 'faq', 'setup'];

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What the gallery in a landing page shows: pictures, and pages with their relatives. */
function tilesIn(file: string): { pictures: string[]; pages: string[] } {
  const tiles = [
    ...read(file).matchAll(
      /<Tile (?:command )?picture="([^"]+)" name="[^"]+" to="([^"]+)"(?: more="([^"]+)")?>/g,
    ),
  ];
  return {
    pictures: tiles.map(([, picture = '']) => picture),
    pages: tiles.flatMap(([, , to = '', more = '']) => [
      to.slice(to.lastIndexOf('/') + 1),
      ...more.split(' ').filter((page) => page !== ''),
    ]),
  };
}

function drawn(file: string): string[] {
  return [...read(`static/img/${file}.svg`).matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id = '']) => `${file}#${id}`,
  );
}

describe.each([
  ['native', 'native', 'native'],
  ['cli', 'cli/commands', 'commands'],
])('the gallery of %s', (section, folder, picture) => {
  it.each(TREES)('has every page once, in %s', (tree) => {
    const all = listPages(join(ROOT, tree, folder)).map((file) => file.replace('.mdx', ''));
    expect(tilesIn(`${tree}/${section}/index.mdx`).pages.sort()).toEqual(
      all.filter((page) => !GUIDES.includes(page)).sort(),
    );
  });

  it.each(TREES)('has a drawing of its own for each tile, in %s', (tree) => {
    const { pictures } = tilesIn(`${tree}/${section}/index.mdx`);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(drawn(picture)).toEqual(expect.arrayContaining(pictures));
  });
});
