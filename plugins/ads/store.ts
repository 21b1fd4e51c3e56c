import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageFile, type ImageFile } from './images';
import { admitStored } from './schema';
import type { AdRecord, StoredAds } from './types';

const SNAPSHOT = 'snapshot.json';

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

/** Writes images into a folder, which has no others then. */
export function writeImages(folder: string, images: readonly ImageFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of images) writeFileSync(join(folder, name), bytes);
}

/** Replaces the snapshot in a folder. */
export function writeSnapshot(folder: string, ads: StoredAds, images: readonly ImageFile[]): void {
  writeImages(folder, images);
  writeFileSync(join(folder, SNAPSHOT), `${JSON.stringify(ads, null, 2)}\n`);
}
