/**
 * `@docusaurus/router` for the docs plugin, which looks up the page in view by trying the path of each
 * page of the version, in every item of the navigation.
 */
import { matchPath as matchAny } from '@docusaurus/router';
import { mayMatch } from './literal-path';

export * from '@docusaurus/router';

/** As the router's own, for a path that the address does not even begin with in no time. */
export const matchPath: typeof matchAny = (pathname, props) => {
  const path = (props as { path?: unknown }).path;
  if (typeof path === 'string' && !mayMatch(pathname, path)) return null;
  return matchAny(pathname, props);
};
