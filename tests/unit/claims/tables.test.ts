import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CLAIMS } from '../../apps/claims/list';
import { textsIn } from '../../lib/result-cache';
import { ROOT } from '../../../scripts/lib/run';
import { sourceTree } from '../../../src/lib/docs-trees';
import { VERSIONS } from '../../../config/versions';

/** Rows of the tables of keys and roles of a page; their first lines name the columns. */
function rowsOf(text: string): string[] {
  const sections = text
    .split(/^(?=## )/m)
    .filter((one) => /^## .*\{#(?:keyboard|aria)\}/.test(one));
  return sections.flatMap((one) =>
    one
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .filter((line) => !/^\| (?:---|Keys? \||Part \|)/.test(line)),
  );
}

it.each(VERSIONS.map(({ name, label }) => [label, name] as const))(
  'has a test for each row of keys and roles on component pages, %s',
  (_, name) => {
    const folder = join(ROOT, sourceTree(name), 'api');
    let rows = 0;
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      const all = text.includes('{#aria}') ? rowsOf(text) : [];
      if (all.length === 0) continue;
      const own = `${CLAIMS}/api/${file.replace(/\.mdx$/, '')}`;
      const tests = [`${own}.claims.ts`, `${own}.tables.txt`].flatMap(textsIn).join('\n');
      expect(
        all.filter((row) => !tests.includes(row)),
        file,
      ).toEqual([]);
      rows += all.length;
    }
    expect(rows).toBeGreaterThan(0);
  },
);
