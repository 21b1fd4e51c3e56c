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

function families(tree: string): string[][] {
  const page = readFileSync(join(ROOT, tree, 'components.mdx'), 'utf8');
  return [...page.matchAll(/<Piece tags="([^"]+)">/g)].map(([, tags = '']) => tags.split(' '));
}

const pictures = [
  ...readFileSync(join(ROOT, 'static/img/components.svg'), 'utf8').matchAll(
    /<symbol id="([^"]+)"/g,
  ),
].map(([, id = '']) => `ion-${id}`);

describe.each(TREES)('the gallery in %s', (tree) => {
  it('has every component that has a page, once', () => {
    const english = tree.includes('version-v7') ? 'versioned_docs/version-v7' : 'docs';
    const pages = listPages(join(ROOT, english, 'api'))
      .filter((file) => file !== 'index.mdx')
      .map((file) => `ion-${file.replace('.mdx', '')}`);
    expect(families(tree).flat().sort()).toEqual(pages.sort());
  });

  it('has a picture for every family', () => {
    expect(pictures).toEqual(expect.arrayContaining(families(tree).map(([main]) => main)));
  });
});
