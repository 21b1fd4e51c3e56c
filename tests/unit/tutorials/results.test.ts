import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ResultCache } from '../../lib/result-cache';
import { remember, wasFollowed } from '../../apps/tutorials/results';
import type { Tutorial } from '../../apps/tutorials/types';

const TUTORIAL: Tutorial = {
  name: 'vue/your-first-app',
  version: 'v8',
  locale: 'en',
  framework: 'vue',
  pages: [],
  packages: 'tests/apps/installs/tutorials/v8',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The results as the next start reads them. */
function reread(isWhole: boolean): ResultCache {
  remember(new ResultCache('tutorials', folder), TUTORIAL, 'sum', isWhole);
  return new ResultCache('tutorials', folder);
}

describe('a tutorial that was followed', () => {
  it.each([true, false])('as a whole is not followed again, leaves out: %s', (leavesOut) => {
    expect(wasFollowed(reread(true), TUTORIAL, 'sum', leavesOut)).toBe(true);
  });

  it('in part is followed again only where all of it can be', () => {
    const results = reread(false);
    expect(wasFollowed(results, TUTORIAL, 'sum', true)).toBe(true);
    expect(wasFollowed(results, TUTORIAL, 'sum', false)).toBe(false);
  });
});
