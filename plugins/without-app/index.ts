import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { appScript } from './script';

/** Docusaurus plugin for readers whose scripts are off or fail: pages know it, and show what they can. */
export default function withoutAppPlugin(): Plugin {
  return {
    name: 'without-app',
    getClientModules: () => [join(__dirname, 'styles.css')],
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: appScript() }],
    }),
  };
}
