import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/run';
import { FACES, faceFile, LETTERS } from '../../../scripts/typeface';
import { listPages } from '../../../src/lib/list-pages';

it.each(FACES)('The committed $file is what the script makes', async (face) => {
  const committed = readFileSync(join(ROOT, face.file));
  expect(committed.equals(await faceFile(face)), 'npm run typeface').toBe(true);
});

it('The faces together are at most 35 kB', () => {
  const bytes = FACES.map(({ file }) => readFileSync(join(ROOT, file)).length);
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(35_000);
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
