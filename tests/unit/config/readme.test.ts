import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(__dirname, '../../..');

/** What the table of places names in its first column. */
const readme = readFileSync(resolve(ROOT, 'README.md'), 'utf8');
const table = readme.slice(readme.indexOf('## The house'), readme.indexOf('## Configuration'));
const named = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place),
);

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

/** Folders of the repository; of `src`, which has no meaning of its own, those below. */
const folders = new Set(
  files
    .filter((file) => file.includes('/'))
    .map((file) => /^(?:src\/)?[^/]+\//.exec(file)?.[0] ?? file),
);

describe('the table of places in README', () => {
  it.each([...folders])('has %s', (folder) => {
    expect(named.filter((place) => place.startsWith(folder))).not.toEqual([]);
  });

  it.each(named)('names %s, which exists', (place) => {
    expect(files.some((file) => file === place || file.startsWith(place))).toBe(true);
  });

  it('names every folder of tests', () => {
    const row = table.split('\n').find((line) => line.startsWith('| `tests/`')) ?? '';
    const below = files.flatMap((file) => /^tests\/([^/]+)\//.exec(file)?.[1] ?? []);
    expect([...new Set(below)].filter((name) => !row.includes(`\`${name}\``))).toEqual([]);
  });
});
