import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { expect, it } from 'vitest';
import { differences, readManifest, type Manifest } from '../../../plugins/docusaurus/manifest';
import { listOfPatches } from '../../../plugins/docusaurus/readme';
import recorded from '../../../plugins/docusaurus/manifest.json';
import { ROOT } from '../../../scripts/lib/run';

it('Docusaurus is as it was when our files that rely on it were written', () => {
  expect(differences(recorded, readManifest(ROOT))).toEqual([]);
});

it('a file that changed, came or went is a line that names it and what to read', () => {
  const entry = (sha256: string, ...read: string[]) => ({ sha256, read });
  const before: Manifest = {
    'a.js': entry('1', 'x.ts'),
    'b.js': entry('2', 'x.ts'),
    'c.js': entry('3'),
  };
  const after: Manifest = {
    'a.js': entry('9', 'x.ts', 'y.ts'),
    'b.js': entry('2', 'z.ts'),
    'd.js': entry('4'),
  };
  expect(differences(before, after)).toEqual([
    'a.js changed: read x.ts, y.ts again',
    'b.js has other readers: npm run patches',
    'd.js is not in the manifest: npm run patches',
    'c.js is no longer used: npm run patches',
  ]);
  expect(differences(before, before)).toEqual([]);
});

it('the README lists the patches', async () => {
  const path = join(ROOT, 'plugins/docusaurus/README.md');
  const options = { ...(await resolveConfig(path)), filepath: path };
  expect(readFileSync(path, 'utf8')).toBe(await format(listOfPatches(), options));
});
