import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { differingFiles } from '../../lib/compare-folders';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function make(name: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

const FILES = { 'index.html': 'a', 'assets/js/main.1f.js': 'x' };

it('The comparison of two builds names a file with other bytes, another name, or in one folder only', () => {
  const other = { 'index.html': 'b', 'assets/js/main.2f.js': 'x', 'sitemap.xml': 'y' };
  expect(differingFiles(make('one', FILES), make('other', other))).toEqual([
    'assets/js/main.1f.js',
    'assets/js/main.2f.js',
    'index.html',
    'sitemap.xml',
  ]);
});
