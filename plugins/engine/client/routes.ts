/** What the routes of the site are made of in the browser: data that `loaders/routes.cjs` has written. */
import ComponentCreator from '@docusaurus/ComponentCreator';
import chunkNames from '@generated/routesChunkNames';
import type { ComponentType, Key } from 'react';
import { namesOf, type Chunks } from './chunks';

/** A route of Docusaurus' `routes.js`. */
export interface PageRoute {
  path: string;
  exact?: boolean;
  strict?: boolean;
  component: ComponentType<Record<string, unknown>>;
  key?: Key;
  routes?: PageRoute[];
  /** Whether pages are missing among the routes within it, until `pages.ts` has put them there. */
  isPartial?: boolean;
  /** In a production build only; in the dev server nothing is prefetched. */
  chunks?: Chunks;
}

/** A route as the loader writes it. The catch-all route has no chunks. */
export interface RouteData extends Omit<PageRoute, 'component' | 'routes'> {
  chunks?: Chunks;
  routes?: RouteData[];
}

class OnDemand {
  declare path: string;
  declare chunks: Chunks | undefined;
  declare made: PageRoute['component'] | undefined;

  /**
   * Docusaurus reads the chunks' names from its own table when it makes the component, by the path and a short
   * hash: here the name of the last chunk, which for a page is that of its content.
   */
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

/**
 * Gives the routes, and those within them, a `component` that is made when it is asked for, once; and keys that stay
 * when others are put between them.
 */
export function withComponents(routes: RouteData[]): PageRoute[] {
  for (const route of routes) {
    Object.setPrototypeOf(route, OnDemand.prototype);
    route.key = route.path;
    if (route.routes) withComponents(route.routes);
  }
  return routes as unknown as PageRoute[];
}
