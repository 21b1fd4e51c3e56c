/**
 * The client-side highlighter of the theme: its module loads Prism and the grammars at the start of every
 * page. Code is highlighted when a page is compiled (`src/markdown/highlight.ts`), so nothing stands in
 * its place. It gains 22.7 kB of scripts on every page, and 24 ms at its start.
 */
import { join } from 'node:path';
import { replaceModule, type Replacement } from '../replacement';

const REPLACED = '@docusaurus/theme-classic/lib/prism-include-languages.js';

export const prism: Replacement = {
  name: 'prism',
  files: [REPLACED],
  change(bundle) {
    return replaceModule(this.name, bundle, REPLACED, join(__dirname, '../client/nothing.ts'));
  },
};
