import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PassedSums } from '../../../scripts/lib/sums';
import { remember, titlesOf, wasFollowed } from '../../apps/tutorials/record';
import type { Tutorial } from '../../apps/tutorials/types';

const TUTORIAL: Tutorial = {
  name: 'vue/your-first-app',
  version: 'v8',
  locale: 'en',
  framework: 'vue',
  pages: [],
  packages: 'vite',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The record as the next start reads it. */
function reread(isWhole: boolean): PassedSums {
  const file = join(folder, 'passed.json');
  const record = new PassedSums(file);
  remember(record, TUTORIAL, 'sum', isWhole);
  record.write(titlesOf([TUTORIAL]));
  return new PassedSums(file);
}

describe('a tutorial that was followed', () => {
  it.each([true, false])('as a whole is not followed again, leaves out: %s', (leavesOut) => {
    expect(wasFollowed(reread(true), TUTORIAL, 'sum', leavesOut)).toBe(true);
  });

  it('in part is followed again only where all of it can be', () => {
    const record = reread(false);
    expect(wasFollowed(record, TUTORIAL, 'sum', true)).toBe(true);
    expect(wasFollowed(record, TUTORIAL, 'sum', false)).toBe(false);
  });

  it('is followed again when it has changed', () => {
    expect(wasFollowed(reread(false), TUTORIAL, 'another sum', true)).toBe(false);
  });
});
