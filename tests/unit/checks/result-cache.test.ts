import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ResultCache } from '../../lib/result-cache';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (check = 'samples') => new ResultCache(check, folder);

it('The cache of checks has for the next run what has passed, with the same sum alone', () => {
  open().add('one', 'a');
  expect(open().has('one', 'a')).toBe(true);
  expect(open().has('one', 'b')).toBe(false);
  expect(open().has('two', 'a')).toBe(false);
  expect(open('runs').has('one', 'a')).toBe(false);
});

it('The cache of checks forgets what has failed, even with the sum that it passed with', () => {
  open().add('one', 'a');
  open().add('one', 'b');
  open().remove('one', 'a');
  expect(open().has('one', 'a')).toBe(false);
  expect(open().has('one', 'b')).toBe(true);
});
