import { createRequire } from 'node:module';
import type { matchPath } from 'react-router';
import { expect, it, vi } from 'vitest';

/** Paths that the router keeps compiled. */
const LIMIT = 10_000;

it('the router keeps what it has compiled of 10000 paths, and no more', () => {
  const load = createRequire(createRequire(__filename).resolve('react-router'));
  const compile = vi.fn(load('path-to-regexp') as () => RegExp);
  const compiler = load.cache[load.resolve('path-to-regexp')];
  if (compiler) compiler.exports = compile;
  delete load.cache[load.resolve('./cjs/react-router.js')];
  const router = load('./cjs/react-router.js') as { matchPath: typeof matchPath };

  const compiled = (path: string): number => {
    compile.mockClear();
    if (!router.matchPath(path, { path, exact: true })?.isExact) throw new Error(path);
    return compile.mock.calls.length;
  };
  const pages = Array.from({ length: LIMIT }, (_, index) => `/page-${index}`);
  expect(new Set(pages.map(compiled))).toEqual(new Set([1]));
  expect([compiled('/page-0'), compiled(pages.at(-1) ?? '')]).toEqual([0, 0]);
  expect([compiled('/one-more'), compiled('/one-more')]).toEqual([1, 1]);
});
