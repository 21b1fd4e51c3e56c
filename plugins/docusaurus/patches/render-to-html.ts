/**
 * The function that renders a page while the site is built. React 18.2's `renderToPipeableStream` collects the page in
 * a buffer. When the next character takes several bytes and does not fit, it writes the whole buffer, with the one to
 * three zero bytes that are left at its end, and they land between the characters of the page. Here they are taken out.
 * A page has no zero byte of its own: HTML does not allow one. React 18.3 does not need this.
 */
import { replaceText, type Patch } from '../patch';

const FILE = '@docusaurus/core/lib/client/renderToHtml.js';

export const renderToHtml: Patch = {
  name: 'render-to-html',
  reason: 'React 18.2 writes zero bytes between the characters of Japanese pages.',
  files: [FILE],
  change(bundle) {
    if (!bundle.isServer) return undefined;
    return replaceText(this.name, bundle, {
      path: FILE,
      text: '.then(resolve, reject)',
      by: String.raw`.then((html) => resolve(html.replaceAll('\0', '')), reject)`,
    });
  },
};
