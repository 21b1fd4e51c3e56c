/**
 * The id in a link of the table of contents, by which the theme marks the section in view. It takes all behind
 * the first `#`, which with the hash router is the route as well: nothing is ever marked. An id has no `#` of
 * its own, so what stands behind the last one is right with either router.
 */
import { join } from 'node:path';
import { loadFile, type Replacement } from '../replacement';

const FILE = '@docusaurus/theme-common/lib/hooks/useTOCHighlight.js';

export const tocLinks: Replacement = {
  name: 'toc-links',
  mends: 'hash router: no section is marked',
  files: [FILE],
  change(bundle) {
    if (bundle.isServer) return undefined;
    return loadFile(this.name, bundle, FILE, {
      loader: join(__dirname, '../loaders/replace-text.cjs'),
      options: { text: "link.href.indexOf('#')", by: "link.href.lastIndexOf('#')" },
    });
  },
};
