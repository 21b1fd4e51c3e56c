import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run';
import { FACE, faceFile, LETTERS } from '../../../scripts/typeface';
import { listPages } from '../../../src/lib/list-pages';

it('The committed face is what the script makes, in at most 35 kB', async () => {
  const committed = readFileSync(join(ROOT, FACE));
  expect(committed.equals(await faceFile()), 'npm run typeface').toBe(true);
  expect(committed.length).toBeLessThanOrEqual(35_000);
});

it.each(['docs', 'versioned_docs/version-v7', 'blog'])(
  'The face has every letter of the headings in %s',
  (tree) => {
    const known = new Set(LETTERS);
    const headings = listPages(join(ROOT, tree)).flatMap((page) =>
      [
        ...readFileSync(join(ROOT, tree, page), 'utf8').matchAll(/^(?:#{1,4}|title:) .+$/gm),
      ].flatMap(([line]) => ([...line].every((letter) => known.has(letter)) ? [] : [line])),
    );
    expect(headings).toEqual([]);
  },
);
