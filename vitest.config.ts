import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { defineConfig, type Plugin } from 'vitest/config';
import { filesBelow } from './src/lib/files-below';

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

const TESTS = 'tests/unit/**/*.test.{ts,tsx}';
const ALL = filesBelow(resolve(__dirname, 'tests/unit')).map((file) => `tests/unit/${file}`);

/** Tests that replace a module: no other test may get that one, or have loaded the real one before. */
const REPLACING = ALL.filter((file) =>
  /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(resolve(__dirname, file), 'utf8')),
);

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
    // To load all modules anew for each file takes longer than the tests
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: [TESTS], exclude: REPLACING, isolate: false },
      },
      { extends: true, test: { name: 'replacing', include: REPLACING } },
    ],
    globalSetup: 'tests/unit/support/temporary-folders.ts',
    unstubEnvs: true,
    unstubGlobals: true,
    server: { deps: { inline: [CLIENT_CODE] } },
    // Some tests start a process or a server and compare clocks; a busy machine must not fail them. The
    // reporter names each test that needed its second try.
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
