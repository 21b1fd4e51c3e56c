/**
 * The id in a link of the table of contents, by which the theme marks the section in view. It takes all behind
 * the first `#`, which with the hash router is the route as well: nothing is ever marked. An id has no `#` of
 * its own, so what stands behind the last one is right with either router.
 */
import { replaceText, type Patch } from '../patch';

const FILE = '@docusaurus/theme-common/lib/hooks/useTOCHighlight.js';

export const tocLinks: Patch = {
  name: 'toc-links',
  reason: 'With the hash router no section is marked in the table of contents.',
  files: [FILE],
  change(bundle) {
    if (bundle.isServer) return undefined;
    return replaceText(this.name, bundle, {
      path: FILE,
      text: "link.href.indexOf('#')",
      by: "link.href.lastIndexOf('#')",
    });
  },
};
