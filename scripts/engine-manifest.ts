/**
 * Records the files of Docusaurus that this site relies on as they are installed now. Read what has
 * changed before: `npm test unit` names each file, and ours that rely on it.
 *
 *   tsx scripts/engine-manifest.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { differences, readManifest, type Manifest } from '../plugins/engine/manifest';
import { ROOT, runMain } from './lib/run';

const FILE = join(ROOT, 'plugins/engine/manifest.json');

runMain(async () => {
  const options = await resolveConfig(FILE);
  const installed = readManifest(ROOT);
  const recorded = JSON.parse(readFileSync(FILE, 'utf8')) as Manifest;
  for (const line of differences(recorded, installed)) console.log(line);
  writeFileSync(FILE, await format(JSON.stringify(installed), { ...options, filepath: FILE }));
  console.log(`plugins/engine/manifest.json: ${Object.keys(installed).length} files`);
});
