/**
 * How the theme remembers what the menu of a phone shows; `client/shallow-memo.ts` says why. It gains
 * 17 to 21 ms of the main thread at the start of a long page on a phone's screen.
 */
import { join } from 'node:path';
import { replaceImport, type Replacement } from '../replacement';

const CONTENT = '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/content.js';

export const shallowMemo: Replacement = {
  name: 'shallow-memo',
  files: [CONTENT, '@docusaurus/theme-common/lib/utils/reactUtils.js'],
  change(bundle) {
    if (bundle.isServer || !bundle.isProduction) return undefined;
    return replaceImport(this.name, bundle, {
      path: CONTENT,
      request: '../../utils/reactUtils',
      by: join(__dirname, '../client/shallow-memo.ts'),
    });
  },
};
