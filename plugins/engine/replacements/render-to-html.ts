/**
 * The function that renders a page while the site is built: with it, React 18.2 writes stray bytes between
 * the characters of Japanese pages. It gains no bytes; `server/render-to-html.ts` says what it mends.
 */
import { join } from 'node:path';
import { replaceModule, type Replacement } from '../replacement';

const REPLACED = '@docusaurus/core/lib/client/renderToHtml.js';

export const renderToHtml: Replacement = {
  name: 'render-to-html',
  mends: 'stray bytes in Japanese pages',
  files: [REPLACED],
  change(bundle) {
    if (!bundle.isServer) return undefined;
    return replaceModule(
      this.name,
      bundle,
      REPLACED,
      join(__dirname, '../server/render-to-html.ts'),
    );
  },
};
