import { collectAds, type CollectOptions } from './collect';
import { readSnapshot, writeImages } from './store';
import type { AdRecord, Cms } from './types';

export interface LoadOptions extends CollectOptions {
  /** Absent when no CMS is configured. */
  cms?: Cms;
  /** A configured CMS that cannot be read fails the build. */
  strict: boolean;
  snapshotDir: string;
  /** Folder for images from the CMS. */
  fetchedDir: string;
}

/** Records, and the folder with the images that they name. */
export interface Loaded {
  records: AdRecord[];
  imageDir: string;
}

function snapshot({ snapshotDir, log }: LoadOptions, why?: string): Loaded {
  const { taken, records } = readSnapshot(snapshotDir);
  const count = records.length === 1 ? '1 record' : `${records.length} records`;
  const which = `the snapshot of ${taken.slice(0, 10)} serves (${count})`;
  if (why === undefined) log.info(`no CMS is configured; ${which}`);
  else log.warn(`${why}; ${which}`);
  return { records, imageDir: snapshotDir };
}

/**
 * The ads of this build: from the CMS where one is configured, else, or when it fails, from the committed snapshot.
 *
 * @throws Error in strict mode when a configured CMS cannot be read; when the snapshot is broken
 */
export async function loadAds(options: LoadOptions): Promise<Loaded> {
  const { cms, strict, fetchedDir, log } = options;
  if (!cms) return snapshot(options);
  const collected = await collectAds(cms, options).catch(({ message }: Error) => message);
  if (typeof collected === 'string') {
    const why = `the CMS could not be read: ${collected}`;
    if (strict) throw new Error(`ads: ${why}; strict mode accepts no snapshot instead`);
    return snapshot(options, why);
  }
  const { records } = collected.ads;
  writeImages(fetchedDir, collected.images);
  log.info(`${records.length} records from the CMS`);
  return { records, imageDir: fetchedDir };
}
