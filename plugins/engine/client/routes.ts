/** What the routes of the site are made of in the browser: data that `loaders/routes.cjs` has written. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import type { ComponentType, Key } from 'react';

/** Names of the chunks a route needs, in the shape in which its component takes what is in them. */
export type Chunks = string | { [key: string]: Chunks } | Chunks[];

/** A route of Docusaurus' `routes.js`. */
export interface PageRoute {
  path: string;
  exact?: boolean;
  strict?: boolean;
  component: ComponentType<Record<string, unknown>>;
  key?: Key;
  routes?: PageRoute[];
  /** In a production build only; in the dev server nothing is prefetched. */
  chunks?: Chunks;
}

/** A route as the loader writes it. The catch-all route has neither hash nor chunks. */
export interface RouteData extends Omit<PageRoute, 'component' | 'routes'> {
  hash?: string;
  chunks?: Chunks;
  routes?: RouteData[];
}

class OnDemand {
  declare path: string;
  declare hash: string;
  declare chunks: Chunks | undefined;
  declare made: PageRoute['component'] | undefined;

  /** Docusaurus reads the chunks' names from its own table when it makes the component. */
  get component(): PageRoute['component'] {
    if (!this.made) {
      const table = chunkNames as Record<string, Chunks | undefined>;
      table[`${this.path}-${this.hash}`] = this.chunks;
      this.made = ComponentCreator(this.path, this.hash);
    }
    return this.made;
  }
}

/** Gives the routes, and those within them, a `component` that is made when it is asked for, once. */
export function withComponents(routes: RouteData[]): PageRoute[] {
  for (const route of routes) {
    Object.setPrototypeOf(route, OnDemand.prototype);
    if (route.routes) withComponents(route.routes);
  }
  return routes as unknown as PageRoute[];
}
