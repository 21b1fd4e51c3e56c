import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { admitStored } from './schema';
import { imageNames, replaceFile, writeImages } from './store';
import type { ImageFile } from './images';
import type { Cms, StoredAds } from './types';

/** No build takes longer than this; what is older belongs to another one. */
const MAX_AGE_MS = 30 * 60_000;
const FILE = 'handover.json';

/** What the process of the default language found out: records, or that the snapshot has to serve. */
export interface Handover {
  ads: StoredAds | null;
}

/** Names a CMS and how it was asked, without giving its token away. */
function keyOf(cms: Cms): string {
  return createHash('sha256').update(JSON.stringify(cms)).digest('hex');
}

/**
 * Leaves a result for the processes of the other languages; images before the file that names them.
 * Older images stay, since another process may be about to copy them.
 */
export function leaveHandover(
  folder: string,
  cms: Cms,
  { ads }: Handover,
  images: readonly ImageFile[] = [],
): void {
  writeImages(folder, images);
  replaceFile(join(folder, FILE), JSON.stringify({ key: keyOf(cms), at: Date.now(), ads }));
}

/**
 * Takes what another process of this build has left.
 *
 * @returns nothing when there is no result for this CMS, or when it is old, broken or incomplete
 */
export function takeHandover(folder: string, cms: Cms): Handover | undefined {
  try {
    const left = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as Record<string, unknown>;
    const age = Date.now() - Number(left.at);
    if (left.key !== keyOf(cms) || !(age >= 0 && age <= MAX_AGE_MS)) return undefined;
    if (left.ads === null) return { ads: null };
    const ads = admitStored(left.ads);
    const complete = imageNames(ads.records).every((name) => existsSync(join(folder, name)));
    return complete ? { ads } : undefined;
  } catch {
    return undefined;
  }
}
