import { matchPath as matchAny } from '@docusaurus/router';
import routes from '@generated/routes';
import { isPageOfItsOwn } from './own-pages';

export * from '@docusaurus/router';

/** A path without what makes no difference to the router: a slash at its end, and capital letters. */
function bare(path: string): string {
  return (path.endsWith('/') ? path.slice(0, -1) : path).toLowerCase();
}

/**
 * As the router's own, but no page of another plugin lies below a path: the newest version is served from
 * the site's root, where the blog and the search page are too, and these belong to no version. The page that is
 * shown is looked up among all pages, several times a page: most of them are told apart without a pattern.
 */
export const matchPath: typeof matchAny = (pathname, props) => {
  const { exact, path } = props as { exact?: boolean; path?: unknown };
  if (exact === true && typeof path === 'string' && bare(path) !== bare(pathname)) return null;
  if (exact !== true && isPageOfItsOwn(routes, pathname)) return null;
  return matchAny(pathname, props);
};
