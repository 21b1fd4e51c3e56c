/**
 * The head of a page and the attributes of its root element, which each component with a `<Head>` makes anew of all
 * that have been rendered so far, once the next frame comes. React hydrates a page in slices, with frames in between:
 * the root element loses the classes of parts that are not hydrated yet, whose styles go, and with each frame the whole
 * page is styled anew. Here head and root element stay as the server sent them until hydration has ended. Docusaurus
 * marks that end on the root element, which is a change of the head too, so that the first change has everything.
 */
import { replaceText, type Patch } from '../patch';

const FILE = 'react-helmet-async/lib/index.module.js';
/** Attribute of the root element, which the server sends as `false`. */
const HYDRATED = 'data-has-hydrated';

export const head: Patch = {
  name: 'head',
  reason:
    'While a page is hydrated, its root element loses the classes that say what kind of page it is: the layout shifts, and the page is styled anew several times.',
  files: [FILE, '@docusaurus/core/lib/client/hasHydratedDataAttribute.js'],
  change(bundle) {
    if (bundle.isServer) return undefined;
    return replaceText(this.name, bundle, {
      path: FILE,
      text: 'q.canUseDOM?(e=o,',
      by: `q.canUseDOM?(o.htmlAttributes["${HYDRATED}"]||!document.documentElement.hasAttribute("${HYDRATED}"))&&(e=o,`,
    });
  },
};
