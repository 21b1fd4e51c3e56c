import { expect, it } from 'vitest';
import { weighRepeatedPages } from '../../../plugins/search/extract/repeated-pages';
import { recordsOf } from '../../../plugins/search/extract/records';
import type { PageContent } from '../../../plugins/search/types';

function page(path: string, version = 'current'): PageContent {
  return {
    url: `https://example.org/${path}`,
    path,
    language: 'en',
    version,
    tag: `docs-default-${version}`,
    part: 'Guides',
    title: path,
    description: '',
    names: [],
    sections: [{ anchor: null, level: 1, title: path, generated: false, blocks: [] }],
  };
}

const FRAMEWORKS = ['angular', 'react', 'vue'];

function ranks(pages: PageContent[]): Record<string, number | undefined> {
  return Object.fromEntries(
    weighRepeatedPages(pages).map((each) => [each.path, recordsOf(each, [])[0]?.weight.page_rank]),
  );
}

it('counts pages less that every framework has, and those of their tutorials least', () => {
  const pages = FRAMEWORKS.flatMap((name) => [page(`${name}/pwa`), page(`${name}/first/photos`)]);
  expect(ranks([...pages, page('theming/dark'), page('react/overlays'), page('')])).toEqual({
    'angular/pwa': 85,
    'react/pwa': 85,
    'vue/pwa': 85,
    'angular/first/photos': 72,
    'react/first/photos': 72,
    'vue/first/photos': 72,
    'theming/dark': 100,
    'react/overlays': 100,
    '': 100,
  });
});

it('takes two pages of a name, and the first pages of folders, for different ones', () => {
  const pages = ['api/toast', 'native/toast', 'api', 'native', 'cli'].map((path) => page(path));
  expect(new Set(Object.values(ranks(pages)))).toEqual(new Set([100]));
});

it('looks at each version by itself, below its folder', () => {
  const older = FRAMEWORKS.map((name) => page(`v7/${name}/pwa`, 'v7'));
  const newer = [page('angular/slides'), page('react/slides'), page('v7/vue/slides', 'v7')];
  expect(ranks([...older, ...newer])).toMatchObject({
    'v7/vue/pwa': 85,
    'angular/slides': 100,
    'v7/vue/slides': 100,
  });
});
