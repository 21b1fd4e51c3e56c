/**
 * `matchPath` of `@docusaurus/router` for the docs plugin, which looks up the page in view by trying the
 * path of each page of the version, for every item of the navigation. Here only those paths reach the
 * router that the address begins with.
 */
import { join } from 'node:path';
import { merged, replaceImport, type Replacement } from '../replacement';

const CLIENT = '@docusaurus/plugin-content-docs/lib/client';
const IMPORTERS = ['docsClientUtils.js', 'docsUtils.js'].map((file) => `${CLIENT}/${file}`);

export const docsMatching: Replacement = {
  name: 'docs-matching',
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
