import { readDocuments } from './documents';
import { fetchImage, type ImageFile } from './images';
import { AdsFailure, oneLine, Session, type Bounds } from './requests';
import { admitRecord } from './schema';
import type { AdRecord, Cms, Log, StoredAds } from './types';

/** Records from the CMS with their images, and what it cost to get them. */
export interface Collected {
  ads: StoredAds;
  images: ImageFile[];
  cost: string;
}

export interface CollectOptions {
  log: Log;
  bounds?: Bounds;
  fetch?: typeof fetch;
}

function nameOf(document: unknown, index: number): string {
  const id: unknown = (document as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? `"${oneLine(id, 40)}"` : `number ${index + 1}`;
}

/** The record with its image addresses replaced by the names of the fetched files. */
async function admitOne(
  document: unknown,
  session: Session,
): Promise<{ record: AdRecord; images: ImageFile[] }> {
  const record = admitRecord(document);
  const image = record.data.ad_image;
  const [double, single] = await Promise.all([
    fetchImage(session, 'data.ad_image.url', image.url),
    fetchImage(session, 'data.ad_image.1x.url', image['1x'].url),
  ]);
  image.url = double.name;
  image['1x'].url = single.name;
  return { record, images: [double, single] };
}

/**
 * Reads all ads from the CMS, with their images. Bad records are left out, one line each.
 *
 * @throws AdsFailure, its message ending with what it cost, when the CMS cannot be read or has no
 *   usable record
 */
export async function collectAds(
  cms: Cms,
  { log, bounds, fetch }: CollectOptions,
): Promise<Collected> {
  const session = new Session(bounds, fetch);
  const records = new Map<string, AdRecord>();
  const images = new Map<string, ImageFile>();
  try {
    const documents = await readDocuments(cms, session);
    if (documents.length === 0) throw new AdsFailure('it has no record');
    // All at once: an image server that hangs costs its own record and no other.
    const outcomes = await Promise.allSettled(documents.map((one) => admitOne(one, session)));
    for (const [index, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') {
        const { message } = outcome.reason as Error;
        log.warn(`record ${nameOf(documents[index], index)} left out: ${message}`);
        continue;
      }
      records.set(outcome.value.record.id, outcome.value.record);
      for (const image of outcome.value.images) images.set(image.name, image);
    }
    if (records.size === 0) throw new AdsFailure('none of its records is usable');
  } catch (error) {
    throw new AdsFailure(`${(error as Error).message} (${session.cost})`);
  }
  const ads = { taken: new Date().toISOString(), records: [...records.values()] };
  return { ads, images: [...images.values()], cost: session.cost };
}
