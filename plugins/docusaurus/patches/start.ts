/**
 * The function that loads the first page before the app starts; `client/start.ts` says which faults it mends. Only the
 * start has it; navigation keeps Docusaurus' function, whose failure reloads the page.
 */
import { join } from 'node:path';
import { replaceImport, type Patch } from '../patch';

const CLIENT = '@docusaurus/core/lib/client';

export const start: Patch = {
  name: 'start',
  reason:
    'A first page that cannot be loaded stops the app, and one at …/index.html or at an address that the server does not know is hydrated as another one than was sent.',
  files: ['clientEntry.js', 'preload.js', 'normalizeLocation.js'].map(
    (file) => `${CLIENT}/${file}`,
  ),
  change(bundle) {
    if (bundle.isServer) return undefined;
    return replaceImport(this.name, bundle, {
      path: `${CLIENT}/clientEntry.js`,
      request: './preload',
      by: join(__dirname, '../client/start.ts'),
    });
  },
};
