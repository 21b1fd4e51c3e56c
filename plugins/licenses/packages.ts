import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A package whose code readers get. */
export interface Package {
  name: string;
  version: string;
  /** Identifier of its license, as its `package.json` has it. */
  license: string;
  /** Its license and notice files, one after the other; empty where it brings none. */
  text: string;
}

/** Files that a license asks to be passed on, by their usual names. */
const TEXTS = /^(?:licen[cs]e|copying|notice)(?:[.-](?!.*\.(?:js|ts|json)$).*)?$/i;

interface Manifest {
  name?: string;
  version?: string;
  license?: string | { type?: string };
  licenses?: { type?: string }[];
}

function readManifest(dir: string): Manifest | undefined {
  const file = join(dir, 'package.json');
  if (!existsSync(file)) return undefined;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  // A folder inside a package may have one too, which only says how its modules are read.
  return manifest.name && manifest.version ? manifest : undefined;
}

/**
 * The folder of the package that a file of `node_modules` belongs to.
 *
 * @param file absolute path
 * @returns nothing for the project's own files
 */
export function packageFolder(file: string): string | undefined {
  if (!/[\\/]node_modules[\\/]/.test(file)) return undefined;
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    if (readManifest(dir)) return dir;
  }
  return undefined;
}

function licenseOf({ license, licenses }: Manifest): string {
  if (typeof license === 'string') return license;
  return license?.type ?? licenses?.map(({ type }) => type).join(' OR ') ?? '';
}

/**
 * Reads what a package says about its license.
 *
 * @param dir folder with its `package.json`
 * @throws Error in one line when it names none and brings none
 */
export function readPackage(dir: string): Package {
  const manifest = readManifest(dir);
  if (!manifest) throw new Error(`${dir}: no package.json with a name and a version`);
  const { name = '', version = '' } = manifest;
  const files = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
    .map((entry) => entry.name)
    .sort();
  const text = files.map((file) => readFileSync(join(dir, file), 'utf8').trim()).join('\n\n');
  const license = licenseOf(manifest);
  if (!license && !text) throw new Error(`${name}@${version}: names no license and brings none`);
  return { name, version, license: license || 'see below', text };
}

/** All packages with their licenses as one text, each name and version once, sorted by name. */
export function licenseText(packages: readonly Package[]): string {
  const byId = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]));
  const sorted = [...byId].sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = sorted.map(
    ([id, { license, text }]) =>
      `${'-'.repeat(80)}\n${id}\nLicense: ${license}\n\n${text || 'The package brings no text of it.'}\n`,
  );
  return `What this site sends to browsers has parts of ${parts.length} packages. Their licenses:\n\n${parts.join('\n')}`;
}
