import { describe, expect, it, vi } from 'vitest';
import { matchPath } from '../../../plugins/docusaurus/client/router';

vi.mock('@generated/routes', () => ({
  default: [
    { path: '/docs/blog' },
    { path: '/docs/blog/a-post/' },
    { path: '/docs/search' },
    { path: '/docs/', routes: [{ path: '/docs/v7' }, { path: '/docs/api/button' }] },
    { path: '*' },
  ],
}));
vi.mock('@docusaurus/router', async () => ({ ...(await vi.importActual('react-router-dom')) }));

/** Whether the docs plugin takes an address for a page of the newest version. */
const isOfDocs = (pathname: string): boolean =>
  matchPath(pathname, { path: '/docs/', exact: false, strict: false }) !== null;

describe('a page of the newest version', () => {
  it.each(['/docs/blog', '/docs/blog/', '/docs/blog/a-post', '/docs/search'])(
    'is not %s, which stands beside the docs',
    (pathname) => expect(isOfDocs(pathname)).toBe(false),
  );

  it.each(['/docs/', '/docs/api/button', '/docs/blogger', '/docs/nowhere'])('is %s', (pathname) =>
    expect(isOfDocs(pathname)).toBe(true),
  );
});

it('a post is itself', () => {
  expect(matchPath('/docs/blog', { path: '/docs/blog', exact: true })).not.toBeNull();
});
