/**
 * The head of a page, which the app looks through anew for each component that has something in it, while it takes
 * over the page; `client/head-later.ts` says why it waits. The longest task at the start of a page is some 20 ms
 * shorter at a quarter of a desktop's speed.
 */
import { join } from 'node:path';
import { loadFile, type Replacement } from '../replacement';

const HELMET = 'react-helmet-async/lib/index.module.js';
const CHANGE = 'r.emitChange=function(){';

export const headLater: Replacement = {
  name: 'head-later',
  mends: 'the root element loses the classes of parts that are not taken over yet',
  files: [HELMET],
  change(bundle) {
    if (bundle.isServer || !bundle.isProduction) return undefined;
    const client = join(__dirname, '../client/head-later.ts');
    return loadFile(this.name, bundle, HELMET, {
      loader: join(__dirname, '../loaders/replace-text.cjs'),
      options: {
        text: CHANGE,
        by: `${CHANGE}if(putOff(this))return;`,
        prefix: `import { putOff } from ${JSON.stringify(client)};\n`,
      },
    });
  },
};
