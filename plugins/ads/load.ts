import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { collectAds, type CollectOptions } from './collect';
import { readSnapshot, writeSnapshot } from './store';
import type { AdRecord, Cms, StoredAds } from './types';

/** No build takes longer than this; what is older belongs to another one. */
const MAX_AGE_MS = 30 * 60_000;

export interface LoadOptions extends CollectOptions {
  /** Absent when no CMS is configured. */
  cms?: Cms;
  /** A configured CMS that cannot be read fails the build. */
  strict: boolean;
  locale: string;
  defaultLocale: string;
  snapshotDir: string;
  /** Folder that the processes of one build share. */
  handoverDir: string;
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

/** What another process of this build has left, unless it is old, broken or incomplete. */
function takeHandover(folder: string): StoredAds | undefined {
  try {
    const ads = readSnapshot(folder);
    const age = Date.now() - Date.parse(ads.taken);
    return age >= 0 && age <= MAX_AGE_MS ? ads : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The ads of this build: from the CMS where one is configured, else, or when it fails, from the
 * committed snapshot. Each language is built by a process of its own; the default language's comes
 * first and asks, the others take what it found, so that all show the same: a snapshot in a folder
 * named after the CMS and how it was asked, without records where it failed.
 *
 * @throws Error in strict mode when a configured CMS cannot be read; when the snapshot is broken
 */
export async function loadAds(options: LoadOptions): Promise<Loaded> {
  const { cms, strict, locale, defaultLocale, log } = options;
  if (!cms) return snapshot(options);
  const key = createHash('sha256').update(JSON.stringify(cms)).digest('hex');
  const handoverDir = join(options.handoverDir, key);
  const left = locale === defaultLocale ? undefined : takeHandover(handoverDir);
  if (left && left.records.length > 0) return { records: left.records, imageDir: handoverDir };
  // A strict build would have stopped here, so it does not accept another's failure.
  if (left && !strict) return snapshot(options, 'the CMS could not be read before');
  const collected = await collectAds(cms, options).catch(({ message }: Error) => message);
  if (typeof collected === 'string') {
    const why = `the CMS could not be read: ${collected}`;
    if (strict) throw new Error(`ads: ${why}; strict mode accepts no snapshot instead`);
    writeSnapshot(handoverDir, { taken: new Date().toISOString(), records: [] }, []);
    return snapshot(options, why);
  }
  const { ads, images, cost } = collected;
  writeSnapshot(handoverDir, ads, images);
  log.info(`${ads.records.length} records from the CMS (${cost})`);
  return { records: ads.records, imageDir: handoverDir };
}
