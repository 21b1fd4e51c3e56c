/**
 * The function that loads the first page before the app starts. It gains no bytes: `client/start.ts` says
 * which faults it mends. Only the start has it; navigation keeps Docusaurus' function, whose failure
 * reloads the page.
 */
import { join } from 'node:path';
import { replaceImport, type Replacement } from '../replacement';

const CLIENT = '@docusaurus/core/lib/client';

export const start: Replacement = {
  name: 'start',
  mends: 'a first page that fails stops the app',
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
