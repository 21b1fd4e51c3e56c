/**
 * `react-router-config`, with which Docusaurus finds and renders the routes of an address. It hands every
 * route of the site to the router, which turns each path into a regular expression. Here only those
 * reach the router whose path the address begins with.
 */
import { join } from 'node:path';
import { merged, replaceImport, type Replacement } from '../replacement';

const CLIENT = '@docusaurus/core/lib/client';
const IMPORTERS = ['preload.js', 'normalizeLocation.js', 'exports/renderRoutes.js'];

export const routeMatching: Replacement = {
  name: 'route-matching',
  files: [
    ...IMPORTERS.map((file) => `${CLIENT}/${file}`),
    'react-router-config/esm/react-router-config.js',
  ],
  change(bundle) {
    const by = join(__dirname, '../client/route-config.tsx');
    return merged(
      ...IMPORTERS.map((file) =>
        replaceImport(this.name, bundle, {
          path: `${CLIENT}/${file}`,
          request: 'react-router-config',
          by,
        }),
      ),
    );
  },
};
