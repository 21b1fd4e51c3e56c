import { expect, it } from 'vitest';
import {
  archiveOf,
  nearPages,
  pagesElsewhere,
  type ListedVersion,
} from '../../../plugins/redirects/theme/NotFoundPages/pages';

function version(path: string, label: string, pages: string[]): ListedVersion {
  const docs = pages.map((page) => ({ id: page, path: `${path}/${page}` }));
  return { name: label, label, path, isLast: label === 'v8', docs };
}

const VERSIONS = [
  version('/docs', 'v8', [
    '',
    'api/action-sheet',
    'api/button',
    'api/input-otp',
    'cli/commands/build',
    'native/action-sheet',
  ]),
  version('/docs/v7', 'v7', ['', 'api/button', 'api/old', 'components']),
];

it.each([
  ['/docs/v7/api/input-otp', ['v8 /docs/api/input-otp']],
  ['/docs/api/old/', ['v7 /docs/v7/api/old']],
  ['/docs/v7/api/nowhere', []],
])('the unknown address %s is a page of another version: %j', (pathname, expected) => {
  const found = pagesElsewhere(pathname, VERSIONS);
  expect(found.map(({ label, path }) => `${label} ${path}`)).toEqual(expected);
});

it.each([
  ['/docs/api/acton-sheet', ['ion-action-sheet', 'native/action-sheet']],
  ['/docs/components/button', ['ion-button']],
  ['/docs/v7/api/buton', ['ion-button']],
  // Not the version's: its pages have addresses of their own
  ['/docs/v7/api/acton-sheet', []],
  ['/docs/api/xyz', []],
])('the unknown address %s has nearly the name of %j', (pathname, expected) => {
  expect(nearPages(pathname, VERSIONS).map(({ name }) => name)).toEqual(expected);
});

it('a page that is listed nowhere is not suggested', () => {
  const [newest] = VERSIONS;
  const docs = newest?.docs.map((doc) => ({ ...doc, unlisted: doc.id === 'api/button' })) ?? [];
  const found = nearPages('/docs/api/buton', newest ? [{ ...newest, docs }] : []);
  expect(found).toEqual([]);
  expect(nearPages('/docs/api/buton', VERSIONS)).toHaveLength(1);
});

it.each([
  ['/docs/v6/api/modal', 'v6'],
  ['/docs/V5/index.html', 'v5'],
  ['/docs/v7/api/buton', undefined],
  ['/docs/v60/api/modal', undefined],
])('the unknown address %s belongs to the archive of %s', (pathname, label) => {
  const archives = ['v6', 'v5'].map((name) => ({
    label: name,
    href: `https://example.com/${name}`,
  }));
  expect(archiveOf(pathname, '/docs/', archives)?.label).toBe(label);
});
