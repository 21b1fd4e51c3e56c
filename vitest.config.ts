import { resolve } from 'node:path';
import ts from 'typescript';
import { defineConfig, type Plugin } from 'vitest/config';

const CLIENT = resolve(__dirname, 'node_modules/@docusaurus/core/lib/client');

/** Docusaurus' hooks and components, which a bundler is to compile: JSX in `.js`, and names of their own. */
const CLIENT_CODE =
  /@docusaurus\/(?:core\/lib\/client|plugin-content-docs\/lib\/client|theme-classic\/lib\/theme|theme-common)\/.*\.js$/;

const clientCode: Plugin = {
  name: 'docusaurus-client-code',
  enforce: 'pre',
  transform(code, id) {
    if (!CLIENT_CODE.test(id)) return undefined;
    const { ESNext: module } = ts.ModuleKind;
    const compilerOptions = { module, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };
    return ts.transpileModule(code, { compilerOptions, fileName: `${id}x` }).outputText;
  },
};

export default defineConfig({
  // The project's own setting leaves JSX to the site's bundler.
  oxc: { jsx: { runtime: 'automatic' } },
  plugins: [clientCode],
  resolve: {
    // What Docusaurus' bundler knows by these names; what it generates for a site is empty here
    alias: [
      {
        find: /^@docusaurus\/([A-Z]\w+|use[A-Z]\w+|constants|isInternalUrl|renderRoutes|router)$/,
        replacement: `${CLIENT}/exports/$1.js`,
      },
      {
        find: /^@generated\/(.*)/,
        replacement: `${resolve(__dirname, 'tests/unit/support/generated.ts')}?$1`,
      },
    ],
  },
  test: {
    include: ['tests/unit/**/*.test.ts', 'tests/unit/**/*.test.tsx'],
    server: { deps: { inline: [CLIENT_CODE] } },
    // Some tests start a process or a server and compare clocks; a busy machine must not fail them. The
    // reporter names each test that needed its second try.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
