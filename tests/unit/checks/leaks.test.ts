import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { findLeaks } from '../../lib/leaks';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'leaks-'));
  mkdirSync(join(folder, 'deep/er'), { recursive: true });
  writeFileSync(join(folder, 'clean.js'), 'const token = "";');
});

it.each([
  ['as it is', 'x="se/cret";'],
  ['in an address', '?access_token=se%2Fcret'],
  ['in Base64', Buffer.from('se/cret').toString('base64')],
  ['between bytes that are no text', Buffer.from([0, 255, ...Buffer.from('se/cret'), 0])],
])('The search for secrets finds one %s', (_how, content) => {
  const file = join(folder, 'deep/er/cache.bin');
  writeFileSync(file, content);
  expect(findLeaks([folder], { KEY: 'se/cret', OTHER: 'absent' })).toEqual([{ file, name: 'KEY' }]);
});

it('The search for secrets finds nothing where nothing is', () => {
  expect(findLeaks([folder], { KEY: 'se/cret' })).toEqual([]);
});

it('The search for secrets refuses to call an empty folder clean', () => {
  const empty = join(folder, 'deep');
  expect(() => findLeaks([empty], { KEY: 'x' })).toThrow(`${empty}: has no file to look at`);
});
