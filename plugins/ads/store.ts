import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageFile, type ImageFile } from './images';
import { admitStored } from './schema';
import type { AdRecord, StoredAds } from './types';

/** Writes a file so that a reader sees the old one or the new one, never a part. */
export function replaceFile(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

/** The image files that records name. */
export function imageNames(records: readonly AdRecord[]): string[] {
  const names = records.flatMap(({ data: { ad_image: image } }) => [image['1x'].url, image.url]);
  return [...new Set(names)];
}

/** Writes images into a folder; their names are hashes, so that nothing in use is overwritten. */
export function writeImages(folder: string, images: readonly ImageFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, bytes } of images) replaceFile(join(folder, name), bytes);
}

/**
 * Reads the records of a snapshot.
 *
 * @param folder holds `snapshot.json` and the images that it names
 * @throws Error in one line: what is wrong with which file
 */
export function readSnapshot(folder: string): StoredAds {
  let path = join(folder, 'snapshot.json');
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

/** Writes a snapshot: images first, then the records, then what neither names any more is removed. */
export function writeSnapshot(folder: string, ads: StoredAds, images: readonly ImageFile[]): void {
  writeImages(folder, images);
  replaceFile(join(folder, 'snapshot.json'), `${JSON.stringify(ads, null, 2)}\n`);
  const kept = new Set(['snapshot.json', ...imageNames(ads.records)]);
  for (const name of readdirSync(folder)) {
    if (!kept.has(name)) rmSync(join(folder, name));
  }
}
