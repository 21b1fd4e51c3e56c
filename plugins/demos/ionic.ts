import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { classicScript, iconTable } from './classic';
import {
  colorsIn,
  fallbackPalette,
  withOlderNames,
  type ThemeColors,
} from '../../src/lib/theme-colors';
import { CLASSIC, EXPORTS } from './scripts';
import type { DemoVersion } from '../../src/lib/demo';

/** The components of one version, ready to be copied. */
export interface Ionic {
  /** Name of the folder they are served from: the version and a hash, so that it can be cached for good. */
  folder: string;
  /** What a new project's colors are. */
  colors: Readonly<Record<'light' | 'dark', ThemeColors>>;
  /** The rule with the theme's colors that each project brings along; nothing if its style sheets have them. */
  projectColors: string;
  /** What draws them without a browser. */
  renderer: { hydrate: string; icons: string; version: string };
  /**
   * Copies their modules and style sheets at once into that folder below `parent`, with the icons that the live pages
   * name; then, which takes some seconds, writes them as one classic script with those icons inside.
   */
  writeTo(parent: string, pages: readonly string[]): Promise<void>;
}

/**
 * Files of the icons that live pages may show: components fetch an icon by its name when it is shown,
 * so a name can stand in an attribute or in a script. A word that happens to be an icon's name costs
 * one small file; an icon of which no page knows the name costs nothing.
 *
 * @param pages the live pages, as HTML
 * @param files all icons there are, as `<name>.svg`
 * @returns those of the files that some page names between quotation marks, sorted
 */
export function iconsNamedIn(pages: readonly string[], files: ReadonlySet<string>): string[] {
  const named = pages.flatMap((page) => [...page.matchAll(/(?<=["'`])[a-z][a-z0-9-]*(?=["'`])/g)]);
  return [...new Set(named.map(([name]) => `${name}.svg`))]
    .filter((file) => files.has(file))
    .sort();
}

/** Module files that a browser with modules loads; the rest is for older ones, or for debugging. */
const MODULE = /^(?:ionic\.esm|p-[\w-]+(?:\.entry)?)\.js$/;

function isServed(file: string): boolean {
  return file === EXPORTS || MODULE.test(file);
}

function packageRoot(siteDir: string, name: string): string {
  return dirname(require.resolve(`${name}/package.json`, { paths: [siteDir] }));
}

/** Copies a file that is not there yet: the dev server asks for the same ones again after each save. */
function copyMissing(from: string, to: string): void {
  const there = statSync(to, { throwIfNoEntry: false });
  if (there?.size !== statSync(from).size) copyFileSync(from, to);
}

function readSheet(path: string): string {
  return readFileSync(path, 'utf8').replace(/\/\*# source.*$/s, '');
}

/** The dark palette for a version: its own, or that of the newest version which has one. */
function darkSheet(
  siteDir: string,
  versions: readonly DemoVersion[],
  version: DemoVersion,
): string {
  const owner = version.darkPalette ? version : versions.find(({ darkPalette }) => darkPalette);
  if (!owner) throw new Error('no version has "darkPalette": true; accepts one or more that do');
  const sheet = readSheet(
    join(packageRoot(siteDir, owner.components), 'css/palettes/dark.class.css'),
  );
  return version.darkPalette ? sheet : withOlderNames(sheet);
}

/**
 * Finds the components of a version.
 *
 * @param siteDir the site's root, whose `node_modules` hold the packages
 * @param versions all versions, newest first
 * @throws Error when a package is not installed
 */
export function findIonic(
  siteDir: string,
  versions: readonly DemoVersion[],
  version: DemoVersion,
): Ionic {
  const root = packageRoot(siteDir, version.components);
  const scripts = join(root, 'dist/ionic');
  const dark = darkSheet(siteDir, versions, version);
  const bundle = readSheet(join(root, 'css/ionic.bundle.css'));
  const fallback = fallbackPalette(bundle);
  const style = fallback + bundle;
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
  let classic: Promise<string> | undefined;
  return {
    folder,
    colors: { light: colorsIn(style), dark: colorsIn(dark) },
    projectColors: fallback,
    renderer: { hydrate: join(root, 'hydrate'), icons: join(scripts, 'svg'), version: number },
    async writeTo(parent, pages) {
      const target = join(parent, folder);
      mkdirSync(join(target, 'svg'), { recursive: true });
      const icons = iconsNamedIn(pages, new Set(readdirSync(join(scripts, 'svg'))));
      const files = [
        ...readdirSync(scripts).filter(isServed),
        ...icons.map((file) => `svg/${file}`),
      ];
      for (const file of files) copyMissing(join(scripts, file), join(target, file));
      writeFileSync(join(target, 'ionic.bundle.css'), style);
      writeFileSync(join(target, 'dark.css'), dark);
      const table = Object.fromEntries(
        icons.map((file) => [
          basename(file, '.svg'),
          readFileSync(join(scripts, 'svg', file), 'utf8'),
        ]),
      );
      // The dev server asks for it again after each save
      classic ??= classicScript(scripts);
      writeFileSync(join(target, CLASSIC), iconTable(table) + (await classic));
    },
  };
}
