/**
 * The list of a page's files, from which the server renderer links them in its HTML. It looks up the chunks of
 * a page by the names of their source files, which the list does not have, and so links those of every page
 * alone. Style sheets that belong to one kind of page (`tool-styles.ts`) would come with its scripts, long after
 * the page is shown. Here the chunks are looked up by their own names, and the list holds their style sheets.
 */
import { join } from 'node:path';
import { loadGenerated, type Replacement } from '../replacement';
import { PageStyles } from '../server/page-styles';

export const pageStyles: Replacement = {
  name: 'page-styles',
  mends: 'styles of a kind of page come after its scripts',
  files: [
    '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
    '@docusaurus/core/lib/ssg/ssgTemplate.js',
    '@docusaurus/core/lib/webpack/client.js',
    'react-loadable-ssr-addon-v5-slorber/lib/ReactLoadableSSRAddon.js',
    'react-loadable-ssr-addon-v5-slorber/lib/getBundles.js',
  ],
  change(bundle) {
    if (!bundle.isProduction) return undefined;
    if (bundle.isServer) {
      return loadGenerated(
        bundle,
        'registry.js',
        join(__dirname, '../loaders/registry-chunks.cjs'),
      );
    }
    const manifest = join(bundle.generatedFilesDir, 'client-manifest.json');
    return { config: { plugins: [new PageStyles(manifest)] } };
  },
};
