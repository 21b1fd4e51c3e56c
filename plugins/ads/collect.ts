import {
  createClient,
  ForbiddenError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
} from '@prismicio/client';
import { fetchImage, type ImageFile } from './images';
import { AdsFailure, fetchOrThrow, inTries, oneLine, type Bounds } from './requests';
import { admitRecord } from './schema';
import type { AdRecord, Cms, Log, StoredAds } from './types';

/** Records from the CMS with their images. */
export interface Collected {
  ads: StoredAds;
  images: ImageFile[];
}

export interface CollectOptions {
  log: Log;
  bounds?: Bounds;
  fetch?: typeof fetch;
}

/** Says for an error of the library whether it passes; without the token, as it is and as in addresses. */
function failureOf(error: unknown, { accessToken }: Cms): unknown {
  if (!(error instanceof PrismicError)) return error;
  const inAddress = new URLSearchParams([['', accessToken ?? '']]).toString().slice(1);
  const tokens = accessToken ? [accessToken, inAddress] : [];
  const text = tokens.reduce((message, token) => message.replaceAll(token, '…'), error.message);
  const message = oneLine(text, 160);
  // First the stale ones, which are a kind of the refused ones.
  const isStale = error instanceof RefExpiredError || error instanceof RefNotFoundError;
  if (!isStale && error instanceof ForbiddenError) {
    return new AdsFailure(`refused access: ${message}`);
  }
  return new AdsFailure(message || 'an error without a message', isStale);
}

/** All documents of type `docs_ad` in all languages, unchecked. Each try starts from the beginning. */
function readDocuments(cms: Cms, options: CollectOptions): Promise<unknown[]> {
  const { bounds, fetch: fetchFn = fetch } = options;
  return inTries(async (signal) => {
    // A name, even a made-up one, keeps the library from guessing it from the endpoint and warning.
    const client = createClient(cms.repository ?? 'ads', {
      documentAPIEndpoint: cms.endpoint,
      accessToken: cms.accessToken,
      fetch: (url, init) => fetchOrThrow(fetchFn, url, { headers: init?.headers, signal }),
    });
    client.disableAutoPreviews();
    try {
      return (await client.getAllByType('docs_ad', { lang: '*' })) as unknown[];
    } catch (error) {
      throw failureOf(error, cms);
    }
  }, bounds);
}

function nameOf(document: unknown, index: number): string {
  const id: unknown = (document as { id?: unknown } | null)?.id;
  return typeof id === 'string' ? `"${oneLine(id, 40)}"` : `number ${index + 1}`;
}

/** The record with its image addresses replaced by the names of the fetched files. */
async function admitOne(
  document: unknown,
  { bounds, fetch: fetchFn = fetch }: CollectOptions,
): Promise<{ record: AdRecord; images: ImageFile[] }> {
  const record = admitRecord(document);
  const image = record.data.ad_image;
  const images = await Promise.all(
    [image, image['1x']].map(({ url }) => fetchImage(fetchFn, url, bounds)),
  );
  const [double, single] = images;
  image.url = double?.name ?? '';
  image['1x'].url = single?.name ?? '';
  return { record, images };
}

/**
 * Reads all ads from the CMS, with their images. Bad records are left out, one line each.
 *
 * @throws AdsFailure when the CMS cannot be read or has no usable record
 */
export async function collectAds(cms: Cms, options: CollectOptions): Promise<Collected> {
  const documents = await readDocuments(cms, options);
  if (documents.length === 0) throw new AdsFailure('it has no record');
  // All at once: an image server that hangs costs its own record and no other.
  const outcomes = await Promise.allSettled(documents.map((one) => admitOne(one, options)));
  const admitted = outcomes.flatMap((outcome, index) => {
    if (outcome.status === 'fulfilled') return [outcome.value];
    const { message } = outcome.reason as Error;
    options.log.warn(`record ${nameOf(documents[index], index)} left out: ${message}`);
    return [];
  });
  if (admitted.length === 0) throw new AdsFailure('none of its records is usable');
  const records = admitted.map(({ record }) => record);
  return {
    ads: { taken: new Date().toISOString(), records },
    images: admitted.flatMap(({ images }) => images),
  };
}
