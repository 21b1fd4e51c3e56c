/**
 * The list of routes, which every page waits for: `routes.js` makes a component for each page of the site
 * as soon as the app starts, and `routesChunkNames.json` is a second table with the paths of all pages
 * and their chunks. Here the routes are data with the names of their chunks, a component is made when its
 * route is first rendered or loaded, and the second table is empty. It gains 3.8 kB of scripts on every
 * page, and 12 ms at its start.
 *
 * Of the pages of the docs, which are nine in ten of all, a page's own is in its HTML. The others come with the first
 * that is prefetched or opened, and so do their entries in the registry: 7.4 kB less of scripts before that.
 *
 * `window.docusaurus`, which links call to prefetch a page, reads that second table. In its place stands
 * one that reads the routes; it also waits for idle time.
 */
import { join } from 'node:path';
import {
  loadGenerated,
  merged,
  replaceImport,
  replaceModule,
  type Bundle,
  type Change,
  type Replacement,
} from '../replacement';
import { PageModules } from '../server/page-modules';

const CLIENT = '@docusaurus/core/lib/client';
const RENDER_ROUTES = `${CLIENT}/exports/renderRoutes.js`;
const LOADERS = join(__dirname, '../loaders');
const OURS = join(__dirname, '../client');

const name = 'routes';

/** Written by the browser's bundle, which is made before the pages are rendered. */
function modulesFile({ generatedFilesDir }: Bundle): string {
  return join(generatedFilesDir, 'page-modules.json');
}

/** What renders pages while the site is built. */
function onServer(bundle: Bundle): Change {
  const { generatedFilesDir } = bundle;
  const loader = join(LOADERS, 'first-pages.cjs');
  const rule = {
    test: join(generatedFilesDir, 'routes.js'),
    enforce: 'pre' as const,
    use: [{ loader, options: { modulesFile: modulesFile(bundle) } }],
  };
  const by = join(__dirname, '../server/render-routes.tsx');
  return merged(
    { config: { module: { rules: [rule] } } },
    replaceImport(name, bundle, {
      path: `${CLIENT}/App.js`,
      request: '@docusaurus/renderRoutes',
      by,
    }),
  );
}

function inBrowser(bundle: Bundle): Change {
  const { generatedFilesDir } = bundle;
  const registry = join(generatedFilesDir, 'registry.js');
  // Not `pre`, so that it comes after what the registry's own replacement does
  const rule = { test: registry, loader: join(LOADERS, 'registry-pages.cjs') };
  const modules = new PageModules(`${registry}?pages`, modulesFile(bundle));
  return merged(
    { config: { module: { rules: [rule] }, plugins: [modules] } },
    loadGenerated(bundle, 'routes.js', join(LOADERS, 'routes.cjs')),
    loadGenerated(bundle, 'routesChunkNames.json', join(LOADERS, 'empty-table.cjs')),
    replaceModule(name, bundle, RENDER_ROUTES, join(OURS, 'render-routes.tsx')),
    replaceImport(name, bundle, {
      path: `${CLIENT}/clientEntry.js`,
      request: './docusaurus',
      by: join(OURS, 'prefetch.ts'),
    }),
    replaceImport(name, bundle, {
      path: `${CLIENT}/PendingNavigation.js`,
      request: './preload',
      by: join(OURS, 'preload.ts'),
    }),
  );
}

export const routes: Replacement = {
  name,
  files: [
    `${CLIENT}/App.js`,
    `${CLIENT}/PendingNavigation.js`,
    `${CLIENT}/docusaurus.js`,
    `${CLIENT}/prefetch.js`,
    `${CLIENT}/preload.js`,
    `${CLIENT}/exports/ComponentCreator.js`,
    RENDER_ROUTES,
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    '@docusaurus/theme-common/lib/utils/routesUtils.js',
  ],
  change(bundle) {
    if (!bundle.isProduction) return undefined;
    return bundle.isServer ? onServer(bundle) : inBrowser(bundle);
  },
};
