import { matchPath as matchAny } from '@docusaurus/router';
import routes from '@generated/routes';
import { withoutSlash } from '../../../src/lib/without-slash';

export * from '@docusaurus/router';

/** Pages that stand beside the docs: posts, lists of posts, the search page. Those of the docs lie in its route. */
const BESIDE = new Set(
  routes.filter((route) => !route.routes).map(({ path }) => withoutSlash(path as string)),
);

/**
 * As the router's own, but no page of another plugin lies below a path: the newest version is served from
 * the site's root, where the blog and the search page are too, and these belong to no version.
 */
export const matchPath: typeof matchAny = (pathname, props) => {
  const { exact } = props as { exact?: boolean };
  return !exact && BESIDE.has(withoutSlash(pathname)) ? null : matchAny(pathname, props);
};
