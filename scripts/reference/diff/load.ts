import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { FactsError, messageOf } from '../../../plugins/reference/errors';
import { readCli } from '../../../plugins/reference/sources/cli';
import { readComponents } from '../../../plugins/reference/sources/components';
import { readNative } from '../../../plugins/reference/sources/native';
import {
  findPackage,
  packageIn,
  type InstalledPackage,
} from '../../../plugins/reference/sources/package';
import type { AnySource } from './entries';

function parse(path: string): object {
  try {
    return Object(JSON.parse(readFileSync(path, 'utf8'))) as object;
  } catch (error) {
    throw new FactsError(`${path}: not valid JSON (${messageOf(error)})`);
  }
}

async function fromFile(path: string): Promise<AnySource> {
  const root = dirname(dirname(path));
  const pkg: InstalledPackage = existsSync(resolve(root, 'package.json'))
    ? packageIn(root)
    : { name: path, version: 'unknown', dir: dirname(path) };
  const data = parse(path);
  return 'components' in data ? readComponents(pkg, data) : readNative(pkg, data);
}

async function fromPackage(pkg: InstalledPackage): Promise<AnySource> {
  if (existsSync(resolve(pkg.dir, 'commands'))) return readCli(pkg);
  const docs = resolve(pkg.dir, 'dist/docs.json');
  return existsSync(docs) ? fromFile(docs) : readNative(pkg);
}

/**
 * Loads what a person names on the command line: the path of a docs.json, the folder of a package,
 * or the name or npm alias of an installed package.
 *
 * @param target what was named
 * @param from folder that names and relative paths start from
 * @throws FactsError where it cannot be found or read
 */
export async function loadTarget(target: string, from: string): Promise<AnySource> {
  const path = resolve(from, target);
  if (target.endsWith('.json')) {
    if (!existsSync(path)) throw new FactsError(`${path}: no such file`);
    return fromFile(path);
  }
  const isFolder = existsSync(resolve(path, 'package.json'));
  return fromPackage(isFolder ? packageIn(path) : findPackage(target, from));
}
