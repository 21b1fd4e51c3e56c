/**
 * Writes the face of headings and figures: the Latin letters, digits and punctuation of Gabarito, in all its
 * weights. Text keeps the reader's own fonts, and so does everything that is not Latin.
 *
 *   tsx scripts/typeface.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT, runMain } from './lib/run';

/** The face as the site serves it. */
export const FACE = 'src/css/gabarito/gabarito.woff2';

/** Printable ASCII, the letters of western European names, and the punctuation of typeset text. */
export const LETTERS =
  String.fromCharCode(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index)) +
  '\u00a0©«·»×ÄÅÇÉÑÖØÜßàáäåçèéêëíïñóôöøúüý–—‘’“”•…−™';

/** Contents of {@link FACE}, made of the installed package. */
export function faceFile(): Promise<Buffer> {
  const source =
    require.resolve('@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2');
  return subsetFont(readFileSync(source), LETTERS, { targetFormat: 'woff2' });
}

if (require.main === module) {
  runMain(async () => {
    const file = await faceFile();
    writeFileSync(join(ROOT, FACE), file);
    console.log(`${FACE}: ${(file.length / 1000).toFixed(1)} kB`);
  });
}
