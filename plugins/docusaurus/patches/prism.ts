/**
 * The client-side highlighter of the theme: its module loads Prism and the grammars at the start of every
 * page. Code is highlighted when a page is compiled (`src/remark/highlight.ts`), so nothing stands in
 * its place. A client module of a theme cannot be taken out by a plugin or the configuration.
 */
import { join } from 'node:path';
import { replaceModule, type Patch } from '../patch';

const REPLACED = '@docusaurus/theme-classic/lib/prism-include-languages.js';

export const prism: Patch = {
  name: 'prism',
  reason: 'Every page loads Prism and its grammars, which highlight code when a page is compiled.',
  gains: true,
  files: [REPLACED],
  change(bundle) {
    return replaceModule(this.name, bundle, REPLACED, join(__dirname, '../client/nothing.ts'));
  },
};
