import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { openCache } from '../../../src/lib/file-cache';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'file-cache-'));
});

it('The file cache throws away what no build has used for two weeks', () => {
  const cache = openCache(folder, 'html');
  cache.write('old', 'text');
  const long = new Date(Date.now() - 15 * 24 * 60 * 60 * 1000);
  utimesSync(join(folder, 'old.html'), long, long);
  expect(openCache(folder, 'html').read('old')).toBeUndefined();
  expect(existsSync(join(folder, 'old.html'))).toBe(false);
});

it.each<[string, (path: string) => void]>([
  ['cut short', (path) => truncateSync(path, 40)],
  ['of other bytes', (path) => writeFileSync(path, 'x'.repeat(100))],
])(
  'The file cache does not believe a file that is %s, and takes another in its place',
  (_, harm) => {
    const cache = openCache(folder, 'png');
    cache.write('key', 'a picture of some bytes');
    harm(join(folder, 'key.png'));
    expect(cache.read('key')).toBeUndefined();
    cache.write('key', 'the picture again');
    expect(openCache(folder, 'png').read('key')?.toString()).toBe('the picture again');
    expect(readdirSync(folder)).toEqual(['key.png']);
  },
);

it('The file cache names the file that it cannot write, and leaves nothing of it', () => {
  const path = join(folder, 'key.png');
  const cache = openCache(folder, 'png');
  mkdirSync(path);
  expect(() => cache.write('key', 'a picture')).toThrow(`${path}: `);
  expect(readdirSync(folder)).toEqual(['key.png']);
});
