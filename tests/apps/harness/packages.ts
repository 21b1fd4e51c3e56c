import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';
import { samplePackages } from '../../lib/packages';
import { packagesOf } from './versions';

/**
 * The folder of a package that projects of a version are built from.
 *
 * @throws Error when it is not installed
 */
export function installedPackage(version: string, name: string): string {
  const found = join(packagesOf(version), 'node_modules', name);
  if (existsSync(found)) return realpathSync(found);
  const manifest = relative(ROOT, join(packagesOf(version), 'package.json'));
  throw new Error(`${name}: a project of ${version} installs it, but ${manifest} does not name it`);
}

/** What is read of a `package.json`. */
export interface Manifest {
  version: string;
  dependencies?: Readonly<Record<string, string>>;
  devDependencies?: Readonly<Record<string, string>>;
  bin?: string | Readonly<Record<string, string>>;
}

/** Reads the `package.json` of a folder. */
export function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Gives a project one package, with its programs, as links to what is installed here.
 *
 * @param folder the project
 * @param from the package
 */
export function linkPackage(folder: string, name: string, from: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(dirname(join(modules, name)), { recursive: true });
  mkdirSync(join(modules, '.bin'), { recursive: true });
  symlinkSync(from, join(modules, name), 'dir');
  const { bin = {} } = manifestIn(from);
  const programs = typeof bin === 'string' ? { [name]: bin } : bin;
  for (const [program, file] of Object.entries(programs)) {
    symlinkSync(join(from, file), join(modules, '.bin', program));
  }
}

/**
 * The folder of a package: one that projects install, since two copies have two classes of each name, or one of
 * those that samples are compiled with, or of the site's own.
 *
 * @throws Error when nobody has it
 */
function anyPackage(version: string, name: string): string {
  const places = [packagesOf(version), samplePackages(version), ROOT];
  const found = places
    .map((place) => join(place, 'node_modules', name))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name}: no package of this name is installed here`);
  return realpathSync(found);
}

/**
 * Gives a project the packages that its `package.json` names, and no others but those that are given.
 *
 * @param folder the project, with its `package.json`
 */
export function linkPackages(folder: string, version: string, more: readonly string[] = []): void {
  const { dependencies, devDependencies } = manifestIn(folder);
  const own = Object.keys({ ...dependencies, ...devDependencies });
  for (const name of own) linkPackage(folder, name, installedPackage(version, name));
  for (const name of new Set(more)) {
    if (!own.includes(name)) linkPackage(folder, name, anyPackage(version, name));
  }
}
