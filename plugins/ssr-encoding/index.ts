import { resolve } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Renders pages through {@link ./server.ts}: React 18.2's server renderer puts stray zero bytes into
 * text with multi-byte characters, which every Japanese page has.
 */
export default function ssrEncodingPlugin(): Plugin {
  return {
    name: 'ssr-encoding',
    configureWebpack: (_config, isServer) =>
      isServer
        ? { resolve: { alias: { 'react-dom/server$': resolve(__dirname, 'server.ts') } } }
        : {},
  };
}
