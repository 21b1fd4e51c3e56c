import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run';
import { sidebarFiles } from '../../../scripts/sidebars';
import { listPages } from '../../../src/lib/list-pages';
import { componentGroups, idsIn, olderSidebars } from '../../../config/sidebars';
import { sourceTree } from '../../../src/lib/docs-trees';
import newestSidebars from '../../../sidebars';
import { VERSIONS } from '../../../config/versions';

const tree = mkdtempSync(join(tmpdir(), 'sidebars-'));

describe('the sidebars of an older version', () => {
  it.each([...sidebarFiles(ROOT)])('are up to date: %s; else "npm run sidebars"', (path, text) => {
    const written = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as unknown;
    expect(written).toEqual(JSON.parse(text));
  });

  it('lack pages that it does not have, and categories that are left empty', () => {
    mkdirSync(join(tree, 'a'));
    for (const page of ['index', 'a/one']) writeFileSync(join(tree, `${page}.mdx`), '');
    const category = (key: string, ...items: string[]) =>
      ({ type: 'category', key, label: key, items }) as const;
    expect(
      olderSidebars(
        {
          docs: ['index', 'new', category('a', 'a/one', 'a/two'), category('b', 'b/one')],
        },
        tree,
      ),
    ).toEqual({ docs: ['index', category('a', 'a/one')] });
  });
});

describe('the groups of components', () => {
  it('name the first of its family for every other one', () => {
    writeFileSync(join(tree, 'components.mdx'), '## Lists {#lists}\n<Piece tags="ion-a ion-b">');
    expect(componentGroups(tree)).toEqual([
      {
        type: 'category',
        key: 'lists',
        label: 'Lists',
        items: ['api/a', { type: 'doc', id: 'api/b', customProps: { family: 'ion-a' } }],
      },
    ]);
  });

  it('must be on the page', () => {
    writeFileSync(join(tree, 'components.mdx'), '## Other {#other}\n');
    expect(() => componentGroups(tree)).toThrow('components.mdx: no heading with families');
  });
});

/** Pages without a sidebar, as the table of all routes says. */
const WITHOUT = new Set(
  readFileSync(join(ROOT, 'tests/fixtures/pages.tsv'), 'utf8')
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([, , sidebar]) => sidebar === '-')
    .map(([route = '']) => route),
);

describe.each(VERSIONS.map(({ name }) => name))('the pages of %s', (name) => {
  const folder = join(ROOT, sourceTree(name));
  const sidebars = olderSidebars(newestSidebars, folder);
  const ids = Object.values(sidebars).flatMap((items) => idsIn(items));

  it('are in one sidebar, once, unless the table of routes keeps them out', () => {
    const pages = listPages(folder)
      .map((file) => file.replace(/\.mdx?$/, ''))
      .filter((id) => !id.startsWith('test/') && !WITHOUT.has(id.replace(/\/index$/, '')));
    expect([...ids].sort()).toEqual(pages.sort());
  });
});
