import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';
import { measure } from './processes';

const FOLDER = join(ROOT, 'node_modules/.cache/bench');

interface Manifest {
  dependencies: Record<string, string>;
  overrides?: Record<string, string>;
}

function engineVersion(): string {
  const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;
  const version = manifest.dependencies['@docusaurus/core'];
  if (!version) throw new Error('package.json: no dependency @docusaurus/core');
  return version;
}

/**
 * A site from the engine's own template, in the same engine version and with the same React, built for
 * production: what a team gets without doing anything. Made once and kept in the cache folder.
 *
 * @returns the folder with the built site
 */
export async function stockSite(): Promise<string> {
  const site = join(FOLDER, 'stock');
  if (existsSync(join(site, 'build/index.html'))) return join(site, 'build');
  const version = engineVersion();
  if (!existsSync(site)) {
    await measure('mkdir', ['-p', FOLDER], { cwd: ROOT });
    const create = ['-y', `create-docusaurus@${version}`, 'stock', 'classic', '--typescript'];
    await measure('npx', [...create, '--skip-install'], { cwd: FOLDER });
  }
  const path = join(site, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  manifest.dependencies.react = '18.2.0';
  manifest.dependencies['react-dom'] = '18.2.0';
  manifest.overrides = { '@docsearch/react': '3.9.0' };
  writeFileSync(path, `${JSON.stringify(manifest, null, 2)}\n`);
  await measure('npm', ['install', '--no-audit', '--no-fund'], { cwd: site });
  await measure('npx', ['docusaurus', 'build'], { cwd: site });
  return join(site, 'build');
}
