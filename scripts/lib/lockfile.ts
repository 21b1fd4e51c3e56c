import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What `package-lock.json` says of an installed package. */
interface Entry {
  resolved?: string;
  integrity?: string;
  /** A folder of this repository. */
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A lock file as npm 7 and later write it. */
export interface Lockfile {
  lockfileVersion?: number;
  packages?: Record<string, Entry>;
}

/** `overrides` of the `package.json` beside a lock file, as far as they name versions for the whole tree. */
export type Overrides = Readonly<Record<string, unknown>>;

/**
 * Packages that may run a program of their own when they are installed. Each is needed for what it brings, and
 * was looked at; another one in the list is somebody's decision.
 */
export const INSTALL_SCRIPTS: readonly string[] = [
  ...['@swc/core', 'core-js', 'esbuild', 'fsevents'],
  // Of the Angular projects that demos open in
  ...['@parcel/watcher', 'lmdb', 'msgpackr-extract', 'nice-napi'],
];

const SHA512 = /^sha512-[\w+/]{86}==$/;

/** A range that is the name of a tag, such as `latest`: which version it means is known to the registry alone. */
const TAG = /^(?!npm:|v?\d|x$)[a-z][\w.-]*$/i;

/** Dependencies by a tag: `npm ci` asks the registry for them, and fails once the tag has moved on. */
function taggedOf({ dependencies, optionalDependencies }: Entry, overrides: Overrides): string[] {
  return Object.entries({ ...dependencies, ...optionalDependencies })
    .filter(([name, range]) => TAG.test(range) && typeof overrides[name] !== 'string')
    .map(
      ([name, range]) =>
        `needs ${name}@${range}; accepts a tag only with an exact version in "overrides" of package.json`,
    );
}

function problemsOf(file: string, path: string, entry: Entry, overrides: Overrides): string[] {
  const name = path.split('node_modules/').at(-1) ?? path;
  const problems = taggedOf(entry, overrides);
  if (entry.resolved !== undefined && !entry.resolved.startsWith('https://')) {
    problems.push(`resolved: got ${JSON.stringify(entry.resolved)}, accepts an https address`);
  }
  if (!SHA512.test(entry.integrity ?? '')) {
    problems.push(`integrity: got ${JSON.stringify(entry.integrity)}, accepts a SHA-512 hash`);
  }
  if (entry.hasInstallScript && !INSTALL_SCRIPTS.includes(name)) {
    problems.push(
      `runs a program when it is installed; accepts ${INSTALL_SCRIPTS.join(', ')} (scripts/lib/lockfile.ts)`,
    );
  }
  return problems.map((problem) => `${file}: ${path}: ${problem}`);
}

/** Name of a lock file in the folder of its install. */
const NAME = 'package-lock.json';

/** The lock files of the project and of the installs below `tests`, relative to the root. */
export function lockfiles(root: string): string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
      .flatMap(({ name }) => [`${folder}/${name}`, ...below(`${folder}/${name}`)]);
  return [NAME, ...below('tests').map((folder) => `${folder}/${NAME}`)].filter((path) =>
    existsSync(join(root, path)),
  );
}

/**
 * Looks for what a lock file should not have: packages whose contents are not tied down by a hash, that come
 * from somewhere else than a registry, that another package wants by a tag, or that run programs nobody has
 * agreed to. `lockfile-lint` 5.0.1 lets a missing hash, a tag and such a program pass.
 *
 * @param file its path, for the messages
 * @param overrides what `package.json` sets instead of what packages ask for
 * @returns one line for each problem
 */
export function lockfileProblems(
  file: string,
  { lockfileVersion, packages = {} }: Lockfile,
  overrides: Overrides = {},
): string[] {
  if (lockfileVersion !== 3) {
    return [`${file}: lockfileVersion: got ${lockfileVersion}, accepts 3`];
  }
  const entries = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  );
  if (entries.length === 0) return [`${file}: packages: names none`];
  return entries.flatMap(([path, entry]) => problemsOf(file, path, entry, overrides));
}
