import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';
import { measure } from './processes';

/** Not below `node_modules`, where the engine compiles no TypeScript. */
const FOLDER = join(ROOT, 'test-results/bench');

interface Manifest {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function pinned({ dependencies }: Manifest, name: string): string {
  const version = dependencies[name];
  if (!version) throw new Error(`package.json: no dependency ${name}`);
  return version;
}

/**
 * A site from Docusaurus' own template, in the same version of it and with the same React: what a team gets
 * without doing anything. Made once and kept among the test results.
 *
 * @returns its folder
 */
export async function stockTemplate(): Promise<string> {
  const site = join(FOLDER, 'stock');
  if (existsSync(join(site, 'node_modules/.package-lock.json'))) return site;
  const own = readManifest(ROOT);
  if (!existsSync(site)) {
    mkdirSync(FOLDER, { recursive: true });
    const create = [
      '-y',
      `create-docusaurus@${pinned(own, '@docusaurus/core')}`,
      'stock',
      'classic',
      '--typescript',
    ];
    await measure('npx', [...create, '--skip-install'], { cwd: FOLDER });
  }
  const manifest = readManifest(site);
  for (const name of ['react', 'react-dom']) manifest.dependencies[name] = pinned(own, name);
  manifest.overrides = own.overrides;
  writeFileSync(join(site, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  await measure('npm', ['install', '--no-audit', '--no-fund'], { cwd: site });
  return site;
}

/**
 * {@link stockTemplate}, built for production.
 *
 * @returns the folder with the built site
 */
export async function stockSite(): Promise<string> {
  const site = await stockTemplate();
  if (!existsSync(join(site, 'build/index.html'))) {
    await measure('npx', ['docusaurus', 'build'], { cwd: site });
  }
  return join(site, 'build');
}
