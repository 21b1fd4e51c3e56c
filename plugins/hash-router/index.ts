import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** Docusaurus plugin for what the hash router leaves out; part of a site that has it, and of no other. */
export default function hashRouterPlugin(): Plugin {
  return { name: 'hash-router', getClientModules: () => [join(__dirname, 'client.ts')] };
}
