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
  const relative = (id: string, family: string): object => ({
    type: 'doc',
    id,
    customProps: { family },
  });
  const itemsOf = (...families: string[]): object[] => {
    const pieces = families.map((tags) => `<Piece tags="${tags}">\n`).join('');
    writeFileSync(join(tree, 'components.mdx'), `## Lists {#lists}\n${pieces}`);
    const [{ items = [], ...group } = {}, ...others] = componentGroups(tree);
    expect([group, others]).toEqual([{ type: 'category', key: 'lists', label: 'Lists' }, []]);
    return items as object[];
  };

  it('hold a family under the page of its first component, and one of its own as a page', () => {
    expect(itemsOf('ion-a ion-b', 'ion-c')).toEqual([
      {
        type: 'category',
        key: 'ion-a',
        label: 'ion-a',
        link: { type: 'doc', id: 'api/a' },
        items: [relative('api/b', 'ion-a')],
      },
      'api/c',
    ]);
  });

  it('hold families that are parts of another one under it', () => {
    const [item, ...others] = itemsOf('ion-item ion-note', 'ion-list', 'ion-item-divider ion-b');
    expect(item).toMatchObject({
      link: { id: 'api/item' },
      items: [
        relative('api/note', 'ion-item'),
        'api/item-divider',
        relative('api/b', 'ion-item-divider'),
      ],
    });
    expect(others).toEqual(['api/list']);
  });

  it('hold components side by side that are used without each other', () => {
    expect(itemsOf('ion-avatar ion-thumbnail')).toEqual([
      'api/avatar',
      relative('api/thumbnail', 'ion-avatar'),
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
