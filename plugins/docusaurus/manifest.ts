import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MATCHED_BY_NAME } from './matched-by-name';
import { PATCHES } from './patches';

/** A file of a package, and our files to read again when it has changed. */
interface Entry {
  /** SHA-256 of the file, as hexadecimal digits. */
  sha256: string;
  /** Our files that rely on it, below the root, sorted. */
  read: string[];
}

/** The files of packages that this site relies on, by their paths below `node_modules`. */
export type Manifest = Record<string, Entry>;

/** A file of a package, and one of ours that relies on it. */
type Pair = [file: string, ours: string];

const CLASSIC = '@docusaurus/theme-classic/lib/theme';
/** Where components of the theme are looked for, in this order. */
const THEMES = [
  '@docusaurus/theme-search-algolia/lib/theme',
  CLASSIC,
  '@docusaurus/core/lib/client/theme-fallback',
];

const HASHED_CLASS = /class\*=['"]([\w-]+)['"]/g;
const DEEP_IMPORT = /from '(@docusaurus\/[\w-]+\/lib\/[^']+)'/g;

function filesBelow(root: string, folder: string, ending: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => ending.test(name))
    .sort();
}

function patched(): Pair[] {
  return PATCHES.flatMap(({ name, files }) =>
    files.map((file): Pair => [file, `plugins/docusaurus/patches/${name}.ts`]),
  );
}

function matchedByName(root: string): Pair[] {
  return Object.entries(MATCHED_BY_NAME).flatMap(([ours, files]) => {
    if (!existsSync(join(root, ours))) {
      throw new Error(`plugins/docusaurus/matched-by-name.ts: ${ours}: there is no such file`);
    }
    return files.map((file): Pair => [file, ours]);
  });
}

function deepImports(root: string, sources: readonly string[]): Pair[] {
  return sources.flatMap((ours) =>
    [...readFileSync(join(root, ours), 'utf8').matchAll(DEEP_IMPORT)].map(
      ([, request = '']): Pair => [`${request.replace(/\.js$/, '')}.js`, ours],
    ),
  );
}

/** Overrides of theme components that do not use the component they stand in for. */
function ejected(root: string): Pair[] {
  const packages = join(root, 'node_modules');
  const components = ['src', 'plugins'].flatMap((folder) =>
    filesBelow(root, folder, /\/theme\/.+\/index\.tsx$/),
  );
  return components.flatMap((ours) => {
    const [, name = ''] = /\/theme\/(.+)\/index\.tsx$/.exec(ours) ?? [];
    const text = readFileSync(join(root, ours), 'utf8');
    if (text.includes(`from '@theme-original/${name}'`)) return [];
    const candidates = THEMES.flatMap((theme) => [
      `${theme}/${name}/index.js`,
      `${theme}/${name}.js`,
    ]);
    const file = candidates.find((path) => existsSync(join(packages, path)));
    if (file) return [[file, ours]];
    // Plugins have components of their own beside those that stand in for others
    if (ours.startsWith('plugins/')) return [];
    throw new Error(`${ours}: expected one of ${candidates.join(', ')}, there is none`);
  });
}

/** Style sheets of the theme with the classes that ours select by the readable part of their names. */
function hashedClasses(root: string): Pair[] {
  const packages = join(root, 'node_modules');
  const sheets = filesBelow(packages, CLASSIC, /\.module\.css$/);
  const readers = ['plugins', 'src'].flatMap((folder) =>
    filesBelow(root, folder, /\.(?:css|tsx?)$/),
  );
  return readers.flatMap((ours) => {
    const names = readFileSync(join(root, ours), 'utf8').matchAll(HASHED_CLASS);
    return [...new Set([...names].map(([, name = '']) => name))].flatMap((name) => {
      const declared = new RegExp(String.raw`\.${name}\b`);
      const found = sheets.filter((sheet) =>
        declared.test(readFileSync(join(packages, sheet), 'utf8')),
      );
      if (found.length === 0) {
        throw new Error(
          `${ours}: selects [class*='${name}'], a class that the theme does not have`,
        );
      }
      return found.map((sheet): Pair => [sheet, ours]);
    });
  });
}

/**
 * The files of packages that are patched, aliased, ejected or matched by name, as they are installed.
 *
 * @param root the project's root folder
 * @throws Error when one of them does not exist
 */
export function readManifest(root: string): Manifest {
  const sources = ['plugins', 'src'].flatMap((folder) => filesBelow(root, folder, /\.tsx?$/));
  const pairs = [
    ...patched(),
    ...matchedByName(root),
    ...deepImports(root, sources),
    ...ejected(root),
    ...hashedClasses(root),
  ];
  const readers = new Map<string, Set<string>>();
  for (const [file, ours] of pairs) {
    readers.set(file, (readers.get(file) ?? new Set()).add(ours));
  }
  return Object.fromEntries(
    [...readers].sort().map(([file, read]) => {
      const path = join(root, 'node_modules', file);
      if (!existsSync(path)) throw new Error(`${file} is gone: read ${[...read].join(', ')} again`);
      const sha256 = createHash('sha256').update(readFileSync(path)).digest('hex');
      return [file, { sha256, read: [...read].sort() }];
    }),
  );
}

/**
 * What is different from the recorded manifest, one line a file.
 *
 * @param recorded the manifest of the version that our files were written for
 * @param installed {@link readManifest}
 */
export function differences(recorded: Manifest, installed: Manifest): string[] {
  const lines = Object.entries(installed).flatMap(([file, { sha256, read }]) => {
    const before = recorded[file];
    if (!before) return [`${file} is not in the manifest: npm run patches`];
    if (before.sha256 !== sha256) return [`${file} changed: read ${read.join(', ')} again`];
    const isSame = before.read.join() === read.join();
    return isSame ? [] : [`${file} has other readers: npm run patches`];
  });
  const left = Object.keys(recorded).filter((file) => !(file in installed));
  return [...lines, ...left.map((file) => `${file} is no longer used: npm run patches`)];
}
