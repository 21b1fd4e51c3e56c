import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin that keeps addresses which cannot be decoded from crashing a page. */
export default function addressGuardPlugin(): Plugin {
  return {
    name: 'address-guard',
    getClientModules: () => [join(__dirname, 'client.ts')],
  };
}
