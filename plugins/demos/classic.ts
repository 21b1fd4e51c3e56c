import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { contentKey, openCache } from '../../src/lib/file-cache';
import { EXPORTS, EXPORTS_GLOBAL } from './scripts';

const ENTRY = 'ionic.esm.js';

/** Scripts that a page imports are refused in a sandbox, which has no origin. */
function configuration(scripts: string, file: string): Configuration {
  return {
    mode: 'production',
    target: ['web', 'es2022'],
    context: scripts,
    entry: { main: [ENTRY, EXPORTS].map((name) => join(scripts, name)) },
    output: {
      path: dirname(file),
      filename: basename(file),
      library: { name: EXPORTS_GLOBAL, type: 'window' },
    },
    module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
    plugins: [
      new rspack.DefinePlugin({ 'import.meta.url': 'document.currentScript.src' }),
      // Beside them lie those for browsers without modules
      new rspack.ContextReplacementPlugin(/ionic$/, /^\.\/p-\w+\.entry\.js$/),
    ],
    // The package is minified already
    optimization: { minimize: false },
    devtool: false,
    performance: false,
  };
}

/**
 * The components of a version as one classic script, with what the package gives to scripts in `window.ionicCore`:
 * for the sandbox in which a reader's changes run. Bundled once, and kept.
 *
 * @param scripts folder with the package's modules for browsers
 * @param folder of the cache
 * @param name of the package, with its version
 * @throws Error when the package is not as the bundler expects it
 */
export async function classicScript(
  scripts: string,
  folder: string,
  name: string,
): Promise<string> {
  const cache = openCache(folder, 'js');
  const key = contentKey(readFileSync(__filename, 'utf8'), name);
  const known = cache.read(key);
  if (known) return known.toString('utf8');
  const parent = mkdtempSync(join(tmpdir(), 'ionic-'));
  const file = join(parent, 'ionic.js');
  try {
    await new Promise<void>((done, fail) => {
      rspack(configuration(scripts, file), (error, stats) => {
        const [first] = stats?.toJson({ all: false, errors: true }).errors ?? [];
        if (error ?? first) fail(new Error(`${scripts}: ${error?.message ?? first?.message}`));
        else done();
      });
    });
    const script = readFileSync(file, 'utf8');
    cache.write(key, script);
    return script;
  } finally {
    rmSync(parent, { recursive: true });
  }
}

/**
 * Icons for a page that may fetch nothing: components look in this table before they fetch.
 *
 * @param icons the icons as SVG, by their names
 */
export function iconTable(icons: Readonly<Record<string, string>>): string {
  const addresses = Object.fromEntries(
    Object.entries(icons).map(([name, svg]) => [name, `data:image/svg+xml;utf8,${svg}`]),
  );
  return `(window.Ionicons=window.Ionicons||{}).map=new Map(Object.entries(${JSON.stringify(addresses)}));\n`;
}
