import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { iconsNamedIn } from './icons';
import { darkPalette, fallbackPalette } from './palette';
import { EXPORTS } from './scripts';
import type { DemoVersion } from './types';

/** Where the components of each version are installed. */
export type IonicPackages = Readonly<Record<DemoVersion, string>>;

/** The components of one version, ready to be copied. */
export interface Ionic {
  /** Name of the folder they are served from: the version and a hash, so that it can be cached for good. */
  folder: string;
  /** Copies them into that folder below `parent`, with the icons that the live pages name. */
  copyTo(parent: string, pages: readonly string[]): void;
}

/** Module files that a browser with modules loads; the rest is for older ones, or for debugging. */
const MODULE = /^(?:ionic\.esm|p-[\w-]+(?:\.entry)?)\.js$/;

function isServed(file: string): boolean {
  return file === EXPORTS || MODULE.test(file);
}

function packageRoot(siteDir: string, name: string): string {
  return dirname(require.resolve(`${name}/package.json`, { paths: [siteDir] }));
}

/**
 * Finds the components of a version.
 *
 * @param siteDir the site's root, whose `node_modules` hold the packages
 * @throws Error when a package is not installed
 */
export function findIonic(siteDir: string, packages: IonicPackages, version: DemoVersion): Ionic {
  const root = packageRoot(siteDir, packages[version]);
  const scripts = join(root, 'dist/ionic');
  const shared = join(packageRoot(siteDir, packages.v8), 'css/palettes/dark.class.css');
  const dark = darkPalette(readFileSync(shared, 'utf8'), version).replace(/\/\*# source.*$/s, '');
  const bundle = readFileSync(join(root, 'css/ionic.bundle.css'), 'utf8').replace(
    /\/\*# source.*$/s,
    '',
  );
  const style = fallbackPalette(bundle) + bundle;
  const { version: number } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256')
    .update(dark)
    .update(style)
    .update(readFileSync(join(scripts, 'ionic.esm.js')))
    .digest('hex')
    .slice(0, 8);
  const folder = `ionic-${number}-${hash}`;
  return {
    folder,
    copyTo(parent, pages) {
      const target = join(parent, folder);
      mkdirSync(join(target, 'svg'), { recursive: true });
      const files = readdirSync(scripts).filter(isServed);
      const icons = iconsNamedIn(pages, new Set(readdirSync(join(scripts, 'svg'))));
      for (const file of [...files, ...icons.map((name) => join('svg', name))]) {
        copyFileSync(join(scripts, file), join(target, file));
      }
      writeFileSync(join(target, 'ionic.bundle.css'), style);
      writeFileSync(join(target, 'dark.css'), dark);
    },
  };
}
