import { withoutSlash } from '../../../src/lib/without-slash';

/** A route of the site, as far as it is read here. */
interface SiteRoute {
  path: string;
  routes?: unknown;
}

const known = new WeakMap<readonly SiteRoute[], ReadonlySet<string>>();

function pathsOf(routes: readonly SiteRoute[]): ReadonlySet<string> {
  const found = known.get(routes);
  if (found) return found;
  const pages = routes.filter((route) => route.routes === undefined);
  const paths = new Set(pages.map(({ path }) => withoutSlash(path)));
  known.set(routes, paths);
  return paths;
}

/**
 * Whether an address is a page that stands beside the docs: a post, a list of posts, the search page. Pages
 * of the docs have routes within the route of the docs.
 *
 * @param routes all routes of the site
 * @param pathname the address, decoded as the router has it
 */
export function isPageOfItsOwn(routes: readonly SiteRoute[], pathname: string): boolean {
  return pathsOf(routes).has(withoutSlash(pathname));
}
