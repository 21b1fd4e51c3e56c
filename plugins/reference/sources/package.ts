import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FactsError, messageOf } from '../errors';

/** An installed package. */
export interface InstalledPackage {
  /** Its own name, which an npm alias does not change. */
  name: string;
  version: string;
  /** Absolute path of its folder. */
  dir: string;
}

/**
 * Reads a JSON file of a package.
 *
 * @param pkg the package, for the message
 * @param file path inside the package
 * @throws FactsError where the file is absent or is not JSON
 */
export function readPackageJson(pkg: InstalledPackage, file: string): unknown {
  const label = `${pkg.name}@${pkg.version}: ${file}`;
  const path = join(pkg.dir, file);
  if (!existsSync(path)) throw new FactsError(`${label}: the package does not contain this file`);
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new FactsError(`${label}: not valid JSON (${messageOf(error)})`);
  }
}

/**
 * Finds an installed package in the folders that Node looks in. Node's own resolution is not used, because a
 * package may keep its package.json out of its `exports`.
 *
 * @param name package name or npm alias
 * @param from folder to start from
 * @throws FactsError where it is not installed
 */
export function findPackage(name: string, from: string): InstalledPackage {
  const folders = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const dir = folders
    .map((folder) => join(folder, name))
    .find((candidate) => existsSync(join(candidate, 'package.json')));
  if (!dir) throw new FactsError(`${name}: package not installed, looked up from ${from}`);
  const manifest = readFileSync(join(dir, 'package.json'), 'utf8');
  const { name: ownName, version } = JSON.parse(manifest) as { name: string; version: string };
  return { name: ownName, version, dir };
}
