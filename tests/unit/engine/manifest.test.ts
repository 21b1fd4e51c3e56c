import { expect, it } from 'vitest';
import { differences, readManifest, type Manifest } from '../../../plugins/engine/manifest';
import recorded from '../../../plugins/engine/manifest.json';
import { ROOT } from '../../../scripts/lib/run';

it('Docusaurus is as it was when our files that rely on it were written', () => {
  expect(differences(recorded, readManifest(ROOT))).toEqual([]);
});

it('the manifest finds what is replaced, ejected, imported from inside, and matched by name', () => {
  const readers = (file: string): string[] => recorded[file as keyof typeof recorded].read;
  expect(readers('@docusaurus/core/lib/client/clientEntry.js')).toContain(
    'plugins/engine/replacements/start.ts',
  );
  expect(readers('@docusaurus/core/lib/client/theme-fallback/Loading/index.js')).toEqual([
    'src/theme/Loading/index.tsx',
  ]);
  expect(readers('@docusaurus/core/lib/client/prefetch.js')).toContain(
    'plugins/engine/client/prefetch.ts',
  );
  expect(
    readers('@docusaurus/theme-classic/lib/theme/CodeBlock/Layout/styles.module.css'),
  ).toContain('src/theme/CodeBlock/styles.css');
  expect(readers('@docusaurus/theme-classic/lib/inlineScripts.js')).toHaveLength(1);
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
    'b.js has other readers: npm run engine:manifest',
    'd.js is not in the manifest: npm run engine:manifest',
    'c.js is no longer used: npm run engine:manifest',
  ]);
  expect(differences(before, before)).toEqual([]);
});
