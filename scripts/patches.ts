/**
 * Records the files of Docusaurus that this site relies on as they are installed now, and lists its patches in
 * `plugins/docusaurus/README.md`. Read what has changed before: `npm test unit` names each file, and ours that
 * rely on it.
 *
 *   tsx scripts/patches.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { differences, readManifest, type Manifest } from '../plugins/docusaurus/manifest';
import { listOfPatches } from '../plugins/docusaurus/readme';
import { ROOT, runMain } from './lib/run';

const FOLDER = join(ROOT, 'plugins/docusaurus');
const MANIFEST = join(FOLDER, 'manifest.json');

async function write(path: string, text: string): Promise<void> {
  writeFileSync(path, await format(text, { ...(await resolveConfig(path)), filepath: path }));
}

runMain(async () => {
  const installed = readManifest(ROOT);
  const recorded = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;
  for (const line of differences(recorded, installed)) console.log(line);
  await write(MANIFEST, JSON.stringify(installed));
  await write(join(FOLDER, 'README.md'), listOfPatches());
  console.log(`plugins/docusaurus/manifest.json: ${Object.keys(installed).length} files`);
});
