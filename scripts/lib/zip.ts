import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { filesBelow } from '../../src/lib/files-below';

/** Files that are compressed already. */
const PACKED = /\.(?:woff2|png|webp|jpg)$/;

/**
 * Packs a folder.
 *
 * @param folder what is packed
 * @param root name of the one folder that the zip has
 * @param day time that all its files get, so that the same files make the same zip
 * @param file the zip, whose folder is made where it is missing
 * @returns its size
 */
export function zipFolder(folder: string, root: string, day: Date, file: string): number {
  const files: Zippable = Object.fromEntries(
    filesBelow(folder).map((name) => [
      `${root}/${name}`,
      [new Uint8Array(readFileSync(join(folder, name))), { level: PACKED.test(name) ? 0 : 9 }],
    ]),
  );
  const zip = zipSync(files, { mtime: day });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, zip);
  return zip.length;
}

/** Unpacks a zip into a folder. */
export function unpack(zip: string, folder: string): void {
  for (const [name, content] of Object.entries(unzipSync(new Uint8Array(readFileSync(zip))))) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
