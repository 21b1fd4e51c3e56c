import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageFile, type ImageFile } from './images';
import { admitStored } from './schema';
import type { AdRecord, StoredAds } from './types';

const SNAPSHOT = 'snapshot.json';

/** Writes a file so that a reader sees the old one or the new one, never a part. */
function replaceFile(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

/** The image files that records name. */
export function imageNames(records: readonly AdRecord[]): string[] {
  const names = records.flatMap(({ data: { ad_image: image } }) => [image['1x'].url, image.url]);
  return [...new Set(names)];
}

/**
 * Reads the records of a snapshot.
 *
 * @param folder holds `snapshot.json` and the images that it names
 * @throws Error in one line: what is wrong with which file
 */
export function readSnapshot(folder: string): StoredAds {
  let path = join(folder, SNAPSHOT);
  try {
    const ads = admitStored(JSON.parse(readFileSync(path, 'utf8')));
    for (const name of imageNames(ads.records)) {
      path = join(folder, name);
      if (imageFile(readFileSync(path)).name !== name) throw new Error('content has another hash');
    }
    return ads;
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

/**
 * Writes a snapshot: images first, then the records that name them. What other records named stays, since
 * another process may be about to copy it.
 */
export function writeSnapshot(folder: string, ads: StoredAds, images: readonly ImageFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of images) replaceFile(join(folder, name), bytes);
  replaceFile(join(folder, SNAPSHOT), `${JSON.stringify(ads, null, 2)}\n`);
}

/** Removes from the folder of a snapshot what its records do not name. */
export function removeUnnamed(folder: string, { records }: StoredAds): void {
  const kept = [SNAPSHOT, ...imageNames(records)];
  for (const name of readdirSync(folder)) {
    if (!kept.includes(name)) rmSync(join(folder, name));
  }
}
