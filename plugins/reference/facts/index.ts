import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the published packages together tell of components; `npm run reference:facts` writes it. */
export interface Facts {
  /** Name and version of the package that they are facts of. */
  package: string;
  /** By tag and id of the member: the minor that brought it, where the major did not begin with it; `''` is the component itself. */
  since: Record<string, Record<string, string>>;
  /** By tag and name of the property: its default before the last change, and the minor, or whole major, that had it last. */
  defaults: Record<string, Record<string, { in: string; value: string }>>;
  /** By tag: the packages that export the component's class. */
  imports: Record<string, string[]>;
  /** By tag: the properties that are no inputs of Angular's component, so that a binding does not compile. */
  notInAngular: Record<string, string[]>;
}

/** The files with facts, which pages are made of too. */
export const factsFiles = (): string[] =>
  readdirSync(__dirname)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(__dirname, name));

/** Path of the facts of a package's major version. */
export const factsPath = (version: string): string =>
  join(__dirname, `v${version.split('.')[0]}.json`);

/**
 * The facts of a package's major version.
 *
 * @param pkg its name and version
 * @returns facts that say nothing, for a package that was never asked about
 */
export function readFacts(pkg: { name: string; version: string }): Facts {
  const path = factsPath(pkg.version);
  if (pkg.name === '@ionic/core' && existsSync(path)) {
    return JSON.parse(readFileSync(path, 'utf8')) as Facts;
  }
  return {
    package: `${pkg.name} ${pkg.version}`,
    since: {},
    defaults: {},
    imports: {},
    notInAngular: {},
  };
}
