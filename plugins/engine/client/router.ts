import { matchPath as matchAny } from '@docusaurus/router';
import routes from '@generated/routes';
import { withoutSlash } from '../../../src/lib/without-slash';
import { isPageOfItsOwn } from './own-pages';

export * from '@docusaurus/router';

/** Characters that a path has only if it is a pattern. */
const PATTERN = /[:*?+()\\]/;

/**
 * As the router's own, but no page of another plugin lies below a path: the newest version is served from
 * the site's root, where the blog and the search page are too, and these belong to no version.
 *
 * Where the page of an address is looked for among all pages of the docs, no pattern is made of each: it takes a phone
 * some 15 ms.
 */
export const matchPath: typeof matchAny = (pathname, props) => {
  const { exact, path } = props as { exact?: boolean; path?: string };
  if (exact !== true) return isPageOfItsOwn(routes, pathname) ? null : matchAny(pathname, props);
  const isPlain = path !== undefined && !PATTERN.test(path);
  const same = (one: string): string => withoutSlash(one).toLowerCase();
  if (isPlain && same(path) !== same(pathname)) return null;
  return matchAny(pathname, props);
};
