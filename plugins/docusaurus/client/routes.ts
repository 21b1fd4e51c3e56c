/** What the routes of the site are made of in the browser: data that `loaders/route-table.cjs` has written. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import type { ComponentType } from 'react';

/** Names of the chunks a route needs, in the shape in which its component takes what is in them. */
type Chunks = string | { [key: string]: Chunks } | Chunks[];

/** A route of Docusaurus' `routes.js`. */
export interface PageRoute {
  path: string;
  exact?: boolean;
  component: ComponentType<Record<string, unknown>>;
  routes?: PageRoute[];
  chunks?: Chunks;
}

/** A route as the loader writes it. The catch-all route has no chunks. */
export interface RouteData extends Omit<PageRoute, 'component' | 'routes'> {
  routes?: RouteData[];
}

/** The names of all chunks that a route needs. */
export function namesOf(chunks: Chunks): string[] {
  return typeof chunks === 'string' ? [chunks] : Object.values(chunks).flatMap(namesOf);
}

class OnDemand {
  declare path: string;
  declare chunks: Chunks | undefined;
  declare made: PageRoute['component'] | undefined;

  /** Docusaurus looks up the names of the chunks in its own table, by the path and a hash. */
  get component(): PageRoute['component'] {
    if (!this.made) {
      const table = chunkNames as Record<string, Chunks | undefined>;
      const hash = namesOf(this.chunks ?? []).at(-1) ?? '';
      table[`${this.path}-${hash}`] = this.chunks;
      this.made = ComponentCreator(this.path, hash);
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
