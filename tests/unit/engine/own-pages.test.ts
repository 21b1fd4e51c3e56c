import { describe, expect, it } from 'vitest';
import { isPageOfItsOwn } from '../../../plugins/engine/client/own-pages';

const ROUTES = [
  { path: '/docs/blog' },
  { path: '/docs/blog/a-post/' },
  { path: '/docs/search' },
  { path: '/docs/', routes: [{ path: '/docs/v7' }, { path: '/docs/api/button' }] },
  { path: '*' },
];

describe('isPageOfItsOwn', () => {
  it.each(['/docs/blog', '/docs/blog/', '/docs/blog/a-post', '/docs/search'])(
    'knows %s as a page beside the docs',
    (pathname) => expect(isPageOfItsOwn(ROUTES, pathname)).toBe(true),
  );

  it.each(['/docs/', '/docs/v7', '/docs/api/button', '/docs/blogger', '/docs/nowhere'])(
    'leaves %s to the docs',
    (pathname) => expect(isPageOfItsOwn(ROUTES, pathname)).toBe(false),
  );
});
