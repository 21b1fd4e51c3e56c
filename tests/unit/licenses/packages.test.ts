import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { licenseText, packageFolder, readPackage } from '../../../plugins/licenses/packages';

const root = mkdtempSync(join(tmpdir(), 'licenses-'));
const FILES: Record<string, string> = {
  'node_modules/a/package.json': '{"name":"a","version":"1.0.0","license":"MIT"}',
  'node_modules/a/LICENSE': 'MIT of a\n',
  'node_modules/a/NOTICE.md': 'Notice of a',
  'node_modules/a/license-checker.js': 'code',
  'node_modules/a/esm/package.json': '{"type":"module"}',
  'node_modules/a/esm/index.js': '',
  'node_modules/@scope/b/package.json':
    '{"name":"@scope/b","version":"2.0.0","licenses":[{"type":"MIT"},{"type":"ISC"}]}',
  'node_modules/@scope/b/index.js': '',
  'node_modules/none/package.json': '{"name":"none","version":"0.0.1"}',
  'src/index.ts': '',
};

beforeAll(() => {
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['node_modules/a/esm/index.js', 'node_modules/a'],
  ['node_modules/@scope/b/index.js', 'node_modules/@scope/b'],
  ['src/index.ts', undefined],
])('%s belongs to %s', (file, folder) => {
  expect(packageFolder(join(root, file))).toBe(folder && join(root, folder));
});

it('reads license and notice files, and what the package says of them', () => {
  expect(readPackage(join(root, 'node_modules/a'))).toEqual({
    name: 'a',
    version: '1.0.0',
    license: 'MIT',
    text: 'MIT of a\n\nNotice of a',
  });
  const named = readPackage(join(root, 'node_modules/@scope/b'));
  expect(named).toMatchObject({ license: 'MIT OR ISC', text: '' });
});

it('refuses a package that neither names nor brings a license', () => {
  expect(() => readPackage(join(root, 'node_modules/none'))).toThrow(
    'none@0.0.1: names no license and brings none',
  );
});

it('lists each package once, sorted', () => {
  const a = readPackage(join(root, 'node_modules/a'));
  const b = readPackage(join(root, 'node_modules/@scope/b'));
  const text = licenseText([a, b, a]);
  expect(text).toContain('parts of 2 packages');
  expect(text.match(/^a@1\.0\.0$/gm)).toHaveLength(1);
  expect(text.indexOf('@scope/b@2.0.0')).toBeLessThan(text.indexOf('a@1.0.0\n'));
  expect(text).toContain('Notice of a');
});
