import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';
import { linkPackage, manifestIn } from '../harness/packages';

/** Packages of a template that no page uses: those for its tests and for its linter. */
const UNUSED = /^(?:@?karma|jasmine|@types\/jasmine|@?eslint|typescript-eslint|globals$)/;

/** Packages that a page installs and nothing here can use, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  '@capacitor/assets': 'draws icons with a library for images that is built for each system',
};

/** What stands before a version in a range, and how many of its numbers must stay. */
function keptBy(range: string): number {
  if (range.startsWith('~')) return 2;
  return range.startsWith('^0.') ? 2 : 1;
}

/**
 * Whether a version is in a range as pages and templates write it: `8`, `^8.1.0`, `~5.8.3`.
 */
export function isWithin(version: string, range: string): boolean {
  const wanted = range.replace(/^[~^]/, '').split('.');
  const got = version.split('.');
  const kept = wanted.slice(0, Math.min(keptBy(range), wanted.length));
  if (!kept.every((number, index) => number === got[index])) return false;
  const rest = wanted.slice(kept.length).map(Number);
  const found = got.slice(kept.length).map(Number);
  const first = rest.findIndex((number, index) => number !== found[index]);
  return first === -1 || (found[first] ?? 0) > (rest[first] ?? 0);
}

/** A folder that packages are installed in, in place of the registry. */
export interface Source {
  packages: string;
  /** Another one, for what an app is updated to. */
  newer?: string;
}

/** The version of a package in a folder, if it is there. */
function versionIn(folder: string, name: string): string | undefined {
  const path = join(folder, 'node_modules', name);
  return existsSync(path) ? manifestIn(path).version : undefined;
}

/**
 * Gives a project a package that others in it were not installed with, and what that needs: copies, which find the
 * project's framework as they would if npm had installed them.
 */
function copyPackage(project: string, newer: string, name: string): void {
  const target = join(project, 'node_modules', name);
  const source = join(newer, 'node_modules', name);
  rmSync(target, { recursive: true, force: true });
  cpSync(source, target, { recursive: true });
  for (const [needed, range] of Object.entries(manifestIn(source).dependencies ?? {})) {
    const [got, offered] = [versionIn(project, needed), versionIn(newer, needed)];
    if (offered === undefined || (got !== undefined && isWithin(got, range))) continue;
    copyPackage(project, newer, needed);
  }
}

function link(project: string, { packages, newer }: Source, name: string, range: string): string {
  const places = newer === undefined ? [packages] : [packages, newer];
  const versions = places.map((place) => versionIn(place, name));
  const at = versions.findIndex((version) => version !== undefined && isWithin(version, range));
  const version = versions[at];
  if (version === undefined) {
    const all = places.map((place) => relative(ROOT, join(place, 'package.json'))).join(', ');
    const has = versions.filter((one) => one !== undefined).join(', ');
    throw new Error(
      has === ''
        ? `${name}: ${all} does not name it; add it there`
        : `${name}: the project wants ${range}, but ${all} has ${has}`,
    );
  }
  if (versionIn(project, name) === version) return version;
  if (at === 0) linkPackage(project, name, join(packages, 'node_modules', name));
  else copyPackage(project, places[at] ?? '', name);
  return version;
}

/** `npm install` without names: the packages of the project's `package.json`. */
export function installAll(project: string, source: Source): void {
  const { dependencies, devDependencies } = manifestIn(project);
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!UNUSED.test(name) && !(name in LEFT_OUT)) link(project, source, name, range);
  }
}

/** Name and wanted range of a package as on the command line: `@ionic/react@8`. */
export function parseSpec(spec: string): { name: string; range: string } {
  const [, name = spec, range = '0'] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
  return { name, range };
}

/**
 * `npm install` with names, each with the major that is wanted, if any.
 *
 * @param names as on the command line: `@ionic/react@8`
 * @param isForDevelopment whether they go to `devDependencies`
 */
export function install(
  project: string,
  source: Source,
  names: readonly string[],
  isForDevelopment: boolean,
): void {
  const path = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const field = isForDevelopment ? 'devDependencies' : 'dependencies';
  const list = { ...(manifest[field] as Record<string, string> | undefined) };
  for (const spec of names) {
    const { name, range } = parseSpec(spec);
    if (name in LEFT_OUT) continue;
    list[name] = `^${link(project, source, name, range)}`;
  }
  writeFileSync(path, `${JSON.stringify({ ...manifest, [field]: list }, null, 2)}\n`);
  installAll(project, source);
}

/**
 * Puts beside a project's own packages what those were installed with, as npm does: some use what they do not name.
 *
 * @param packages folder that the project's packages are linked from
 */
export function hoist(project: string, packages: string): void {
  const modules = join(packages, 'node_modules');
  const names = readdirSync(modules)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(modules, name)).map((one) => `${name}/${one}`) : name,
    );
  for (const name of names) {
    const target = join(project, 'node_modules', name);
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    symlinkSync(join(modules, name), target, 'dir');
  }
}

/** `npm uninstall`. */
export function uninstall(project: string, names: readonly string[]): void {
  const path = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
  const without = (list: unknown): Record<string, string> =>
    Object.fromEntries(
      Object.entries((list ?? {}) as Record<string, string>).filter(
        ([name]) => !names.includes(name),
      ),
    );
  const { dependencies, devDependencies } = manifest;
  const left = {
    dependencies: without(dependencies),
    devDependencies: without(devDependencies),
  };
  writeFileSync(path, `${JSON.stringify({ ...manifest, ...left }, null, 2)}\n`);
  for (const name of names) {
    rmSync(join(project, 'node_modules', name), { recursive: true, force: true });
  }
}

/**
 * `npm ls`: every copy of a package that a project's own packages use.
 *
 * @throws Error unless there is one version of each
 */
export function expectOneVersion(project: string, names: readonly string[]): void {
  const { dependencies, devDependencies } = manifestIn(project);
  const own = Object.keys({ ...dependencies, ...devDependencies });
  const places = own
    .map((name) => join(project, 'node_modules', name))
    .filter((path) => existsSync(path))
    .map((path) => join(realpathSync(path), 'package.json'));
  for (const name of names) {
    const found = [join(project, 'package.json'), ...places].flatMap((from) => {
      const above = createRequire(from).resolve.paths(name) ?? [];
      const folder = above.map((path) => join(path, name)).find((path) => existsSync(path));
      return folder === undefined ? [] : [manifestIn(folder).version];
    });
    const versions = [...new Set(found)];
    if (versions.length !== 1) {
      throw new Error(`${name}: expected one version, got ${versions.join(', ') || 'none'}`);
    }
  }
}
