/**
 * The list of routes, which every page waits for: `routes.js` makes a component for each page of the site
 * as soon as the app starts, and `routesChunkNames.json` is a second table with the paths of all pages
 * and their chunks. Here the routes are data with the names of their chunks, a component is made when its
 * route is first rendered or loaded, and the second table is empty. It gains 3.8 kB of scripts on every
 * page, and 12 ms at its start.
 *
 * `window.docusaurus`, which links call to prefetch a page, reads that second table. In its place stands
 * one that reads the routes; it also waits for idle time.
 */
import { join } from 'node:path';
import { loadGenerated, merged, replaceImport, type Replacement } from '../replacement';

const CLIENT = '@docusaurus/core/lib/client';
const LOADERS = join(__dirname, '../loaders');

export const routes: Replacement = {
  name: 'routes',
  files: [
    `${CLIENT}/docusaurus.js`,
    `${CLIENT}/prefetch.js`,
    `${CLIENT}/preload.js`,
    `${CLIENT}/exports/ComponentCreator.js`,
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  ],
  change(bundle) {
    if (bundle.isServer || !bundle.isProduction) return undefined;
    return merged(
      loadGenerated(bundle, 'routes.js', join(LOADERS, 'routes.cjs')),
      loadGenerated(bundle, 'routesChunkNames.json', join(LOADERS, 'empty-table.cjs')),
      replaceImport(this.name, bundle, {
        path: `${CLIENT}/clientEntry.js`,
        request: './docusaurus',
        by: join(__dirname, '../client/prefetch.ts'),
      }),
    );
  },
};
