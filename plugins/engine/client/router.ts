import { matchPath as matchAny } from '@docusaurus/router';
import routes from '@generated/routes';
import { isPageOfItsOwn } from './own-pages';

export * from '@docusaurus/router';

/**
 * As the router's own, but no page of another plugin lies below a path: the newest version is served from
 * the site's root, where the blog and the search page are too, and these belong to no version.
 */
export const matchPath: typeof matchAny = (pathname, props) => {
  const { exact } = props as { exact?: boolean };
  if (exact !== true && isPageOfItsOwn(routes, pathname)) return null;
  return matchAny(pathname, props);
};
