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

interface Gallery {
  /** The page that shows it. */
  page: string;
  /** Folder of the pages that it leads to. */
  pages: string;
  /** A tile, with what names its drawing, and its page with relatives. */
  tile: RegExp;
  /** File of the drawings. */
  drawings: string;
}

const TILE =
  /<Tile (?:command )?picture="\w+#(?<drawing>[^"]+)" name="[^"]+" to="[^"]*?(?<main>[^"/]+)"(?: more="(?<more>[^"]+)")?>/g;

const GALLERIES: Gallery[] = [
  {
    page: 'components.mdx',
    pages: 'api',
    tile: /<Piece tags="ion-(?<drawing>[\w-]+)(?: (?<more>[^"]+))?">/g,
    drawings: 'components',
  },
  { page: 'native/index.mdx', pages: 'native', tile: TILE, drawings: 'native' },
  { page: 'cli/index.mdx', pages: 'cli/commands', tile: TILE, drawings: 'commands' },
];

describe.each(GALLERIES)('the gallery of $page', ({ page, pages, tile, drawings }) => {
  const drawn = [...read(`static/img/${drawings}.svg`).matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id = '']) => id,
  );

  it.each(TREES)('has every page once, and for each tile a drawing of its own, in %s', (tree) => {
    const tiles = [...read(`${tree}/${page}`).matchAll(tile)].map(({ groups = {} }) => groups);
    const shown = tiles.map(({ drawing = '' }) => drawing);
    expect(drawn).toEqual(expect.arrayContaining(shown));
    expect(new Set(shown).size).toBe(shown.length);
    const listed = tiles.flatMap(({ drawing, main = drawing, more = '' }) => [
      main,
      ...more.split(' ').filter(Boolean),
    ]);
    // Component pages have the names of their elements, without what all of these begin with
    const names = listed.map((name = '') => name.replace(/^ion-/, ''));
    const all = listPages(join(ROOT, tree, pages)).map((file) => file.replace('.mdx', ''));
    expect(names.sort()).toEqual(all.filter((name) => !GUIDES.includes(name)).sort());
  });
});
