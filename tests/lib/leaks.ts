import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../src/lib/files-below';

/** Something that was looked for, found in a file. */
export interface Leak {
  file: string;
  /** What was found, by the name that it was given. */
  name: string;
}

/** The ways in which a text may stand in a file: as it is, in an address, in Base64. */
function spellings(text: string): Buffer[] {
  const base64 = Buffer.from(text).toString('base64').replace(/=+$/, '');
  const inQuery = new URLSearchParams([['', text]]).toString().slice(1);
  const forms = new Set([text, encodeURIComponent(text), inQuery, base64]);
  return [...forms].map((form) => Buffer.from(form));
}

/**
 * Looks for texts in all files of folders, those in folders below included.
 *
 * @param folders absolute paths
 * @param texts what must not be there, by name
 * @returns a line's worth for each file and name; none where the folders are clean
 * @throws Error when a folder has no file, since then nothing was looked at
 */
export function findLeaks(
  folders: readonly string[],
  texts: Readonly<Record<string, string>>,
): Leak[] {
  const wanted = Object.entries(texts).map(([name, text]) => ({ name, forms: spellings(text) }));
  return folders.flatMap((folder) => {
    const files = filesBelow(folder).map((file) => join(folder, file));
    if (files.length === 0) throw new Error(`${folder}: has no file to look at`);
    return files.flatMap((file) => {
      const bytes = readFileSync(file);
      return wanted
        .filter(({ forms }) => forms.some((form) => bytes.includes(form)))
        .map(({ name }) => ({ file, name }));
    });
  });
}
