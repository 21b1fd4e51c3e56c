/**
 * `matchPath` of `@docusaurus/router` for the docs plugin, which takes every page below a version's path for
 * one of that version. The newest version is served from the site's root, below which the blog and the
 * search page are too.
 */
import { join } from 'node:path';
import { merged, replaceImport, type Patch } from '../patch';

const CLIENT = '@docusaurus/plugin-content-docs/lib/client';
const IMPORTERS = ['docsClientUtils.js', 'docsUtils.js'].map((file) => `${CLIENT}/${file}`);

export const docsMatching: Patch = {
  name: 'docs-matching',
  reason: 'Blog posts and the search page count as pages of the newest version.',
  files: IMPORTERS,
  change(bundle) {
    const by = join(__dirname, '../client/router.ts');
    return merged(
      ...IMPORTERS.map((path) =>
        replaceImport(this.name, bundle, { path, request: '@docusaurus/router', by }),
      ),
    );
  },
};
