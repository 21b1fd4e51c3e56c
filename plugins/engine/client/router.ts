/**
 * `@docusaurus/router` for the docs plugin, which looks up the page in view by trying the path of each
 * page of the version, in every item of the navigation.
 */
import { matchPath as matchAny } from '@docusaurus/router';
import routes from '@generated/routes';
import { mayMatch } from './literal-path';
import { isPageOfItsOwn } from './own-pages';

export * from '@docusaurus/router';

/**
 * As the router's own, for a path that the address does not even begin with in no time. And no page of
 * another plugin lies below a path: the newest version is served from the site's root, where the blog and
 * the search page are too, and these belong to no version.
 */
export const matchPath: typeof matchAny = (pathname, props) => {
  const { path, exact } = props as { path?: unknown; exact?: boolean };
  if (typeof path === 'string' && !mayMatch(pathname, path)) return null;
  if (exact !== true && isPageOfItsOwn(routes, pathname)) return null;
  return matchAny(pathname, props);
};
