import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin that shows the code, or the lines of it, that an address names. */
export default function codeLinksPlugin(): Plugin {
  return {
    name: 'code-links',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
