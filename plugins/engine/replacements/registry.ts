/**
 * The registry of pages, `registry.js`, whose entries carry the name and the id of the source file. The
 * server renderer lists the files of a page by them; in a browser nothing reads them.
 * It gains 5.8 kB of scripts on every page. In the dev server the ids are references that make the bundler compile
 * every page before the first one is shown: without them the first page is there in a third of the time.
 */
import { join } from 'node:path';
import { loadGenerated, type Replacement } from '../replacement';

export const registry: Replacement = {
  name: 'registry',
  files: [
    '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  ],
  change: (bundle) =>
    bundle.isServer
      ? undefined
      : loadGenerated(bundle, 'registry.js', join(__dirname, '../loaders/registry.cjs')),
};
