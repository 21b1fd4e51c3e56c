import { collectAds, type Collected, type CollectOptions } from './collect';
import { leaveHandover, takeHandover } from './handover';
import { readSnapshot } from './store';
import type { AdRecord, Cms } from './types';

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

/**
 * The ads of this build: from the CMS where one is configured, else, or when it fails, from the
 * committed snapshot. Each language is built by a process of its own; the default language's comes
 * first and asks, the others take what it found, so that all show the same.
 *
 * @throws Error in strict mode when a configured CMS cannot be read; when the snapshot is broken
 */
export async function loadAds(options: LoadOptions): Promise<Loaded> {
  const { cms, strict, locale, defaultLocale, handoverDir, log } = options;
  if (!cms) return snapshot(options);
  const left = locale === defaultLocale ? undefined : takeHandover(handoverDir, cms);
  if (left?.ads) return { records: left.ads.records, imageDir: handoverDir };
  // A strict build would have stopped here, so it does not accept another's failure.
  if (left && !strict) return snapshot(options, 'the CMS could not be read before');
  let collected: Collected;
  try {
    collected = await collectAds(cms, options);
  } catch (error) {
    const why = `the CMS could not be read: ${(error as Error).message}`;
    if (strict) throw new Error(`ads: ${why}; strict mode accepts no snapshot instead`);
    leaveHandover(handoverDir, cms, { ads: null });
    return snapshot(options, why);
  }
  const { ads, images, cost } = collected;
  leaveHandover(handoverDir, cms, { ads }, images);
  log.info(`${ads.records.length} records from the CMS (${cost})`);
  return { records: ads.records, imageDir: handoverDir };
}
