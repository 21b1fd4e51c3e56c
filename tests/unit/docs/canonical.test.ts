import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import { expect, it } from 'vitest';
import {
  canonicalPaths,
  markRenamed,
  markRoute,
  withCanonicals,
} from '../../../plugins/docs/canonical';

function version(isLast: boolean, prefix: string, ...docs: object[]): object {
  const own = docs.map((doc) => {
    const { id } = doc as { id: string };
    return { permalink: `${prefix}${id}`, draft: false, unlisted: false, frontMatter: {}, ...doc };
  });
  return { isLast, docs: own };
}

const CONTENT = {
  loadedVersions: [
    version(false, '/docs/next/', { id: 'api/modal' }),
    version(
      true,
      '/docs/',
      { id: 'api/modal' },
      { id: 'moved', permalink: '/docs/elsewhere' },
      { id: 'hidden', unlisted: true },
      { id: 'draft', draft: true },
    ),
    version(
      false,
      '/docs/v7/',
      { id: 'api/modal' },
      { id: 'moved' },
      { id: 'gone' },
      { id: 'hidden' },
      { id: 'draft' },
    ),
  ],
} as unknown as LoadedContent;

it('a page of another version stands back behind the one of the newest with its id, wherever that is', () => {
  expect([...canonicalPaths(withCanonicals(CONTENT))]).toEqual([
    ['/docs/next/api/modal', '/docs/api/modal'],
    ['/docs/v7/api/modal', '/docs/api/modal'],
    ['/docs/v7/moved', '/docs/elsewhere'],
    ['/docs/v7/hidden', '/docs/hidden'],
  ]);
});

it('a page may name the page of the newest version that is about its subject', () => {
  const content = (named: unknown): LoadedContent =>
    ({
      loadedVersions: [
        version(true, '/docs/', { id: 'api/picker' }, { id: 'api/picker-legacy' }),
        version(false, '/docs/v7/', {
          id: 'api/picker',
          source: '@site/versioned_docs/version-v7/api/picker.mdx',
          frontMatter: { canonical_id: named },
        }),
      ],
    }) as unknown as LoadedContent;
  expect([...canonicalPaths(withCanonicals(content('api/picker-legacy')))]).toEqual([
    ['/docs/v7/api/picker', '/docs/api/picker-legacy'],
  ]);
  expect(() => withCanonicals(content('api/picker-old'))).toThrow(
    'versioned_docs/version-v7/api/picker.mdx: canonical_id: got "api/picker-old", accepts the id of a page of the newest version, such as api/modal',
  );
});

it('leaves what it was given as it is', () => {
  const before = structuredClone(CONTENT);
  withCanonicals(CONTENT);
  expect(CONTENT).toEqual(before);
});

it('marks the routes of these pages, and no others', () => {
  const paths = canonicalPaths(withCanonicals(CONTENT));
  const route = (path: string, more: object = {}): RouteConfig => ({
    path,
    component: '',
    ...more,
  });
  const file = { sourceFilePath: 'docs/moved.mdx' };
  const tree = route('/docs', {
    routes: [
      route('/docs/v7/moved', { metadata: file }),
      route('/docs/v7/gone'),
      route('/docs/v7'),
    ],
  });
  expect(markRoute(tree, paths)).toEqual(
    route('/docs', {
      routes: [
        route('/docs/v7/moved', { metadata: { ...file, canonical: '/docs/elsewhere' } }),
        route('/docs/v7/gone'),
        route('/docs/v7'),
      ],
    }),
  );
});

it('only a page whose subject has another id is marked in what every page has', () => {
  const data = {
    versions: [
      {
        isLast: true,
        docs: [
          { id: 'a', path: '/a' },
          { id: 'b', path: '/b' },
        ],
      },
      {
        isLast: false,
        docs: [
          { id: 'a', path: '/v7/a' },
          { id: 'old', path: '/v7/old' },
          { id: 'gone', path: '/v7/gone' },
        ],
      },
    ],
  } as unknown as Parameters<typeof markRenamed>[0];
  const paths = new Map([
    ['/v7/a', '/a'],
    ['/v7/old', '/b'],
  ]);
  const [newest, older] = markRenamed(data, paths).versions;
  expect(newest).toEqual(data.versions[0]);
  expect(older?.docs).toEqual([
    { id: 'a', path: '/v7/a' },
    { id: 'old', path: '/v7/old', canonical: '/b' },
    { id: 'gone', path: '/v7/gone' },
  ]);
});
