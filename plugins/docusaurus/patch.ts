import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { merge } from 'webpack-merge';

/** One of the bundles that Docusaurus makes of the site. */
export interface Bundle {
  /** Folder from which packages are looked up, as Node does. */
  root: string;
  /** Folder of the modules that Docusaurus writes before it bundles (`.docusaurus`). */
  generatedFilesDir: string;
  /** The bundle that renders pages while the site is built. */
  isServer: boolean;
  /** A build for production; false in the dev server. */
  isProduction: boolean;
  /** Docusaurus' configuration of this bundle so far. */
  config: Configuration;
}

/** What a patch changes in a bundle. */
export interface Change {
  /** Merged into Docusaurus' configuration of the bundle. */
  config: Configuration & { mergeStrategy?: Record<string, string> };
  /** Files that are in the finished bundle if the patch took effect, as absolute paths. */
  expected?: readonly string[];
}

/** One thing in which this site reaches into Docusaurus. */
export interface Patch {
  /** Its file in `plugins/docusaurus/patches`, without the ending. */
  name: string;
  /** What it changes and why it is there, in a sentence or two for the README. */
  reason: string;
  /** There for what it gains, which the benchmark measures; a patch without this mends a fault. */
  gains?: true;
  /** Files of packages that it depends on, below `node_modules`: when one of them changes, read the patch again. */
  files: readonly string[];
  /** What to change in a bundle; nothing where it has no part in it. */
  change: (bundle: Bundle) => Change | undefined;
}

/** Several changes as one. */
export function merged(...changes: readonly Change[]): Change {
  return {
    config: merge(changes.map(({ config }) => config as object)),
    expected: [...new Set(changes.flatMap(({ expected = [] }) => expected))],
  };
}

/**
 * Stops the build: Docusaurus is not as a patch expects it to be.
 *
 * @param name of the patch
 * @param reason what was expected
 */
export function fail(name: string, reason: string): never {
  throw new Error(`plugins/docusaurus/patches/${name}.ts: ${reason}`);
}

/**
 * The absolute path of a package's file, as the bundler knows it.
 *
 * @param name the patch that needs it
 * @param path below `node_modules`
 * @throws Error when there is no such file
 */
function packageFile(name: string, { root }: Bundle, path: string): string {
  const folders = createRequire(join(root, 'package.json')).resolve.paths(path) ?? [];
  const file = folders.map((folder) => join(folder, path)).find(existsSync);
  if (!file) return fail(name, `expected the file ${path}, which does not exist`);
  return realpathSync(file);
}

/**
 * A module of ours in place of a package's, wherever that is imported.
 *
 * @param path of the package's module, below `node_modules`
 * @param by absolute path of ours
 * @throws Error when the package has no such module
 */
export function replaceModule(name: string, bundle: Bundle, path: string, by: string): Change {
  return {
    config: { resolve: { alias: { [packageFile(name, bundle, path)]: by } } },
    expected: [by],
  };
}

/**
 * A module of ours in place of another one, in a single file of a package.
 *
 * @param path of the package's file, below `node_modules`
 * @param request what that file imports
 * @param by absolute path of ours
 * @throws Error when the package has no such file, or the file does not import that
 */
export function replaceImport(
  name: string,
  bundle: Bundle,
  { path, request, by }: { path: string; request: string; by: string },
): Change {
  const file = packageFile(name, bundle, path);
  if (!readFileSync(file, 'utf8').includes(` from '${request}'`)) {
    fail(name, `expected ${path} to import "${request}", which it does not`);
  }
  return {
    config: { module: { rules: [{ test: file, resolve: { alias: { [request]: by } } }] } },
    expected: [by, file],
  };
}

/**
 * A text in the place of another one, in a single file of a package.
 *
 * @param path of the package's file, below `node_modules`
 * @param text stands in the file once
 * @throws Error when the package has no such file
 */
export function replaceText(
  name: string,
  bundle: Bundle,
  { path, text, by }: { path: string; text: string; by: string },
): Change {
  const file = packageFile(name, bundle, path);
  const loader = join(__dirname, 'loaders/replace-text.cjs');
  const use = [{ loader, options: { text, by, patch: name } }];
  return {
    config: { module: { rules: [{ test: file, enforce: 'pre', use }] } },
    expected: [file],
  };
}

/**
 * A loader for a module that Docusaurus generates.
 *
 * @param path of the generated module, below `.docusaurus`
 * @param loader absolute path
 */
export function loadGenerated({ generatedFilesDir }: Bundle, path: string, loader: string): Change {
  const file = join(generatedFilesDir, path);
  return {
    config: { module: { rules: [{ test: file, enforce: 'pre', loader }] } },
    expected: [file],
  };
}
