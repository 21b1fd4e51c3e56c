import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
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

/** The version of a package that tutorials install, and its folder. */
function lockedPackage(packages: string, name: string): { folder: string; version: string } {
  const folder = join(packages, 'node_modules', name);
  if (!existsSync(folder)) {
    const manifest = relative(ROOT, join(packages, 'package.json'));
    throw new Error(`${name}: ${manifest} does not name it; add it there`);
  }
  return { folder, version: manifestIn(folder).version };
}

function link(project: string, packages: string, name: string, range: string): string {
  const { folder, version } = lockedPackage(packages, name);
  if (!isWithin(version, range)) {
    const place = relative(ROOT, packages);
    throw new Error(`${name}: the project wants ${range}, but ${place} has ${version}`);
  }
  if (!existsSync(join(project, 'node_modules', name))) linkPackage(project, name, folder);
  return version;
}

/** `npm install` without names: the packages of the project's `package.json`. */
export function installAll(project: string, packages: string): void {
  const { dependencies, devDependencies } = manifestIn(project);
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!UNUSED.test(name) && !(name in LEFT_OUT)) link(project, packages, name, range);
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
  packages: string,
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
    list[name] = `^${link(project, packages, name, range)}`;
  }
  writeFileSync(path, `${JSON.stringify({ ...manifest, [field]: list }, null, 2)}\n`);
  installAll(project, packages);
}
