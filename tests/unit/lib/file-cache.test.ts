import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentKey, openCache } from '../../../src/lib/file-cache';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('has for the next build what this one wrote', () => {
  const key = contentKey('a', 'b');
  openCache(folder, 'png').write(key, Uint8Array.of(1, 2));
  expect(openCache(folder, 'png').read(key)).toEqual(Buffer.from([1, 2]));
  expect(openCache(folder, 'png').read(contentKey('ab', ''))).toBeUndefined();
});

it('has what it wrote itself', () => {
  const cache = openCache(folder, 'html');
  cache.write('key', 'text');
  expect(cache.read('key')?.toString()).toBe('text');
});

it('throws away what no build has used for two weeks', () => {
  const cache = openCache(folder, 'html');
  cache.write('old', 'text');
  const long = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  utimesSync(join(folder, 'old.html'), long, long);
  expect(openCache(folder, 'html').read('old')).toBeUndefined();
  expect(existsSync(join(folder, 'old.html'))).toBe(false);
});
