/**
 * React in the browser. Preact, whose `compat` package has React's interface, runs the built site; while it is
 * built, React renders its pages, and the dev server keeps React, which its fast refresh needs. It gains 28.9 kB
 * of scripts on every page, 77 ms at its start and 25 ms with each further page.
 */
import { join } from 'node:path';
import { merged, replaceImport, type Replacement } from '../replacement';

const NAME = 'preact';
const REPLACED = ['react', 'react-dom'];
const FOLDER = join(__dirname, '../client/react');
const LIFECYCLES = '@docusaurus/core/lib/client/ClientLifecyclesDispatcher.js';

export const preact: Replacement = {
  name: NAME,
  files: [
    '@docusaurus/core/lib/webpack/base.js',
    '@docusaurus/core/lib/client/clientEntry.js',
    LIFECYCLES,
  ],
  change(bundle) {
    const { isServer, isProduction, config } = bundle;
    if (isServer || !isProduction) return undefined;
    const known = config.resolve?.alias;
    for (const name of REPLACED) {
      if (typeof known === 'object' && name in known) continue;
      throw new Error(
        `plugins/engine/replacements/${NAME}.ts: expected Docusaurus to declare the alias "${name}", which it does not`,
      );
    }
    const react = {
      config: { resolve: { alias: Object.fromEntries(REPLACED.map((name) => [name, FOLDER])) } },
      expected: [
        'index.ts',
        'attributes.ts',
        'client.ts',
        'external-store.ts',
        'jsx-runtime.ts',
      ].map((name) => join(FOLDER, name)),
    };
    const lifecycles = replaceImport(NAME, bundle, {
      path: LIFECYCLES,
      request: './exports/useIsomorphicLayoutEffect',
      by: join(FOLDER, 'after-render.ts'),
    });
    return merged(react, lifecycles);
  },
};
