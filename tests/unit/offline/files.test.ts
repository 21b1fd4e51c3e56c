import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeLists } from '../../../plugins/offline/files';
import type { FileList } from '../../../plugins/offline/types';
import { outputFile } from '../../../src/lib/output-file';

const dir = mkdtempSync(join(tmpdir(), 'offline-'));
const VERSIONS = [
  { name: 'current', label: 'v8', path: '' },
  { name: 'v7', label: 'v7', path: 'v7' },
];

function listOf(path: string): FileList {
  writeLists({ dir, baseUrl: '/docs/', languages: ['', 'ja/'], versions: VERSIONS });
  return JSON.parse(readFileSync(join(dir, path), 'utf8')) as FileList;
}

for (const path of ['offline/index.html', 'ja/offline/index.html', 'img/logo.svg']) {
  outputFile(join(dir, path), '<div id="__docusaurus"></div>');
}

// Which files a version needs: tests/e2e/offline.spec.ts
it('The list of a version says which addresses below its root are of other versions and languages', () => {
  expect(listOf('offline/v8.json').others).toEqual(['/docs/v7/', '/docs/ja/', '/docs/ja/v7/']);
  expect(listOf('ja/offline/v8.json').others).toEqual(['/docs/ja/v7/']);
  expect(listOf('offline/v7.json').others).toEqual([]);
  expect(listOf('ja/offline/v7.json').notFound).toBe('/docs/ja/404.html');
});

it('The list of a version has another name once a file is another one', () => {
  const { build } = listOf('offline/v8.json');
  expect(listOf('offline/v8.json').build).toBe(build);
  outputFile(join(dir, 'img/logo.svg'), 'another one');
  expect(listOf('offline/v8.json').build).not.toBe(build);
});
