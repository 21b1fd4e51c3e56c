import { costOf, openSession, type Bounds, type Session } from './bounds';
import { readDocuments } from './client';
import { AdsFailure, oneLine } from './failure';
import { fetchImage, type ImageFile } from './images';
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

async function fetchView(path: string, url: string, session: Session): Promise<ImageFile> {
  try {
    return await fetchImage(session, url);
  } catch (error) {
    throw new AdsFailure(`${path}: ${(error as Error).message}`);
  }
}

/** The record with its image addresses replaced by the names of the fetched files. */
async function admitOne(
  document: unknown,
  session: Session,
): Promise<{ record: AdRecord; images: ImageFile[] } | { problem: string }> {
  const admitted = admitRecord(document);
  if ('problem' in admitted) return admitted;
  const { record } = admitted;
  const image = record.data.ad_image;
  try {
    const [double, single] = await Promise.all([
      fetchView('data.ad_image.url', image.url, session),
      fetchView('data.ad_image.1x.url', image['1x'].url, session),
    ]);
    const ad_image = { ...image, url: double.name, '1x': { ...image['1x'], url: single.name } };
    return { record: { ...record, data: { ...record.data, ad_image } }, images: [double, single] };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

async function admitAll(
  documents: unknown[],
  session: Session,
  log: Log,
): Promise<{ records: AdRecord[]; images: ImageFile[] }> {
  const records = new Map<string, AdRecord>();
  const images = new Map<string, ImageFile>();
  // All at once: an image server that hangs costs its own record and no other.
  const outcomes = await Promise.all(documents.map((document) => admitOne(document, session)));
  for (const [index, outcome] of outcomes.entries()) {
    if ('problem' in outcome) {
      log.warn(`record ${nameOf(documents[index], index)} left out: ${outcome.problem}`);
      continue;
    }
    records.set(outcome.record.id, outcome.record);
    for (const image of outcome.images) images.set(image.name, image);
  }
  return { records: [...records.values()], images: [...images.values()] };
}

/**
 * Reads all ads from the CMS, with their images. Bad records are left out, one line each.
 *
 * @throws AdsFailure, its message ending with what it cost, when the CMS cannot be read or has no
 *   usable record
 */
export async function collectAds(
  cms: Cms,
  { log, bounds, fetch: fetchFn }: CollectOptions,
): Promise<Collected> {
  const session = openSession(bounds, fetchFn);
  try {
    const documents = await readDocuments(cms, session);
    if (documents.length === 0) throw new AdsFailure('it has no record');
    const { records, images } = await admitAll(documents, session, log);
    if (records.length === 0) throw new AdsFailure('none of its records is usable');
    return { ads: { taken: new Date().toISOString(), records }, images, cost: costOf(session) };
  } catch (error) {
    throw new AdsFailure(`${(error as Error).message} (${costOf(session)})`);
  }
}
