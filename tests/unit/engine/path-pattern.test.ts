import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import pathToRegexp from '../../../plugins/engine/client/path-pattern';

/** The package as the router gets it. */
const router = createRequire(createRequire(__filename).resolve('react-router'));
const original = router('path-to-regexp') as (
  path: string,
  keys: { name: string | number }[],
  options?: object,
) => RegExp;

const PATHS = ['/', '/docs', '/docs/', '/docs/api/button', '/docs/v7/a.b', '*'];
/** As links of the navbar hand them on. */
const ESCAPED = ['\\/docs', '\\/docs\\/', '\\/docs\\/v7\\/a\\.b', '\\/docs\\/\\(a\\)'];
const ADDRESSES = [
  '/',
  '/docs',
  '/docs/',
  '/DOCS',
  '/docs/api',
  '/docs/api/button',
  '/docs/api/button/',
  '/docs/api/buttons',
  '/docs/v7/a.b',
  '/docs/v7/axb',
  '/docs/(a)',
  '',
];
const OPTIONS = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
);

describe.each([...PATHS, ...ESCAPED])('the pattern of %s', (path) => {
  it.each(OPTIONS)('matches what that of the package matches, with %o', (options) => {
    const [ours, theirs] = [pathToRegexp(path, [], options), original(path, [], options)];
    const matched = (pattern: { exec: (address: string) => string[] | null }) =>
      ADDRESSES.map((address) => pattern.exec(address)?.[0]);
    expect(matched(ours)).toEqual(matched(theirs));
  });
});

it('names the parameter of "*", as the package does', () => {
  const [ours, theirs]: [{ name: number }[], { name: string | number }[]] = [[], []];
  pathToRegexp('*', ours);
  original('*', theirs);
  expect(ours.map(({ name }) => name)).toEqual(theirs.map(({ name }) => name));
});

it('refuses a path with parameters', () => {
  expect(() => pathToRegexp('/docs/:id', [])).toThrow('path "/docs/:id"');
});
