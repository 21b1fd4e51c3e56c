/**
 * In place of `react-router-config`, which Docusaurus finds and renders routes with: the same two
 * functions, but only the routes whose path can match reach the router.
 */
import React, { type ReactNode } from 'react';
import {
  matchPath,
  Route,
  Router,
  Switch,
  useLocation,
  type match as Match,
  type RouteProps,
  type SwitchProps,
} from 'react-router';
import { mayMatch } from './literal-path';
import type { Chunks } from './routes';

/** A route of Docusaurus' `routes.js`. */
export interface PageRoute extends Pick<RouteProps, 'path' | 'exact' | 'strict'> {
  component: React.ComponentType<Record<string, unknown>>;
  path: string;
  key?: React.Key;
  routes?: PageRoute[];
  /** In a production build only; in the dev server nothing is prefetched. */
  chunks?: Chunks;
}

interface MatchedRoute {
  route: PageRoute;
  match: Match;
}

interface RouterClass {
  computeRootMatch(pathname: string): Match;
}

function matchOf(route: PageRoute, pathname: string, parent: Match | undefined): Match | null {
  if (!route.path) {
    return parent ?? (Router as unknown as RouterClass).computeRootMatch(pathname);
  }
  return mayMatch(pathname, route.path) ? matchPath(pathname, route) : null;
}

/**
 * The routes that match an address, from the outermost to the page.
 *
 * @param branch those already found, outermost first; the new ones are added to it
 */
export function matchRoutes(
  routes: PageRoute[],
  pathname: string,
  branch: MatchedRoute[] = [],
): MatchedRoute[] {
  for (const route of routes) {
    const match = matchOf(route, pathname, branch.at(-1)?.match);
    if (!match) continue;
    branch.push({ route, match });
    if (route.routes) matchRoutes(route.routes, pathname, branch);
    break;
  }
  return branch;
}

interface RoutesProps {
  routes: PageRoute[];
  extraProps: object;
  switchProps: SwitchProps;
}

function Routes({ routes, extraProps, switchProps }: RoutesProps): ReactNode {
  const { pathname } = useLocation();
  return (
    <Switch {...switchProps}>
      {routes.map(
        (route, index) =>
          (!route.path || mayMatch(pathname, route.path)) && (
            <Route
              key={route.key ?? index}
              path={route.path}
              exact={route.exact}
              strict={route.strict}
              render={(props) => <route.component {...props} {...extraProps} route={route} />}
            />
          ),
      )}
    </Switch>
  );
}

/** Renders the first of the routes that matches the address, or nothing without routes. */
export function renderRoutes(
  routes: PageRoute[] | undefined,
  extraProps: object = {},
  switchProps: SwitchProps = {},
): ReactNode {
  return routes && <Routes routes={routes} extraProps={extraProps} switchProps={switchProps} />;
}
