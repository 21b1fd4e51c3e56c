/**
 * The theme's `useWindowSize`, which takes a phone for a desktop when a page is wider than the screen. It
 * gains no bytes; `client/window-size.ts` says what it mends.
 */
import { join } from 'node:path';
import { replaceModule, type Replacement } from '../replacement';

const REPLACED = '@docusaurus/theme-common/lib/hooks/useWindowSize.js';

export const windowSize: Replacement = {
  name: 'window-size',
  mends: 'wide pages on phones count as desktops',
  files: [REPLACED],
  change(bundle) {
    return replaceModule(this.name, bundle, REPLACED, join(__dirname, '../client/window-size.ts'));
  },
};
