import { createHash } from 'node:crypto';
import { AdsFailure, fetchOrThrow, inTries, type Bounds } from './requests';

/** An image as it is stored: its name is made of its content. */
export interface ImageFile {
  name: string;
  bytes: Uint8Array;
}

/** First bytes, in hexadecimal, of the formats that every supported browser shows; no SVG, a document. */
const SIGNATURES: Record<string, RegExp> = {
  png: /^89504e470d0a1a0a/,
  jpg: /^ffd8ff/,
  gif: /^47494638(?:37|39)61/,
  webp: /^52494646.{8}57454250/,
  avif: /^.{8}6674797061766966/,
};

/** An ad's image weighs a few kilobytes; ten times that is a mistake that readers would pay for. */
const MAX_IMAGE_BYTES = 150_000;

/**
 * Names an image by its content, and by what it is rather than what its server says.
 *
 * @throws AdsFailure when the bytes are no image of a known format, or too many
 */
export function imageFile(bytes: Uint8Array): ImageFile {
  const start = Buffer.from(bytes.subarray(0, 16)).toString('hex');
  const format = Object.keys(SIGNATURES).find((name) => SIGNATURES[name]?.test(start));
  if (!format) throw new AdsFailure('is no PNG, JPEG, GIF, WebP or AVIF');
  if (bytes.length > MAX_IMAGE_BYTES) {
    throw new AdsFailure(`has ${bytes.length} bytes, accepts at most ${MAX_IMAGE_BYTES}`);
  }
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { name: `${hash}.${format}`, bytes };
}

/**
 * Fetches an image.
 *
 * @throws AdsFailure with the address, when it cannot be had
 */
export function fetchImage(
  fetchFn: typeof fetch,
  url: string,
  bounds?: Bounds,
): Promise<ImageFile> {
  const image = inTries(async (signal) => {
    const response = await fetchOrThrow(fetchFn, url, { signal });
    if (!response.ok) throw new AdsFailure(`answered ${response.status}`);
    return imageFile(new Uint8Array(await response.arrayBuffer()));
  }, bounds);
  return image.catch((error: Error) => {
    throw new AdsFailure(`${url}: ${error.message}`);
  });
}
