/**
 * Writes the faces of the site: the Latin letters, digits and punctuation of Gabarito for headings, in the one
 * weight that they have, and of Figtree for text. Everything that is not Latin keeps the reader's own fonts.
 *
 *   tsx scripts/typeface.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT, runMain } from './lib/run';

/** Printable ASCII, the letters of western European names, and the punctuation of typeset text. */
export const LETTERS =
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  '\u00a0©«·»×ÄÅÇÉÑÖØÜßàáäåçèéêëíïñóôöøúüý–—‘’“”•…−™';

/** A face as its package has it, and as the site serves it: its file, and the weights that the file has. */
interface Face {
  source: string;
  file: string;
  weights: number | { min: number; max: number };
}

export const FACES: readonly Face[] = [
  {
    source: require.resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'),
    file: 'src/css/faces/gabarito.woff2',
    weights: 680,
  },
  {
    source: require.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
    file: 'src/css/faces/figtree.woff2',
    weights: { min: 400, max: 700 },
  },
];

/** Contents of a face's file, made of the installed package. */
export function faceFile({ source, weights }: Face): Promise<Buffer> {
  return subsetFont(readFileSync(source), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
}

if (require.main === module) {
  runMain(async () => {
    for (const face of FACES) {
      const contents = await faceFile(face);
      writeFileSync(join(ROOT, face.file), contents);
      console.log(`${face.file}: ${(contents.length / 1000).toFixed(1)} kB`);
    }
  });
}
