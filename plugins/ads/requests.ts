import pRetry from 'p-retry';

/** What asking a server may cost. */
export interface Bounds {
  /** Milliseconds for one try, its whole answer included. */
  tryMs: number;
  /** Milliseconds before the second try; doubled before the third, which is the last. */
  backoffMs: number;
}

const BOUNDS: Bounds = { tryMs: 8_000, backoffMs: 500 };

/**
 * Foreign text on one printable line: control and formatting characters could forge other lines of a
 * build log, or color them.
 *
 * @param max characters that are kept
 */
export function oneLine(text: string, max = 500): string {
  const line = text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return line.length > max ? `${line.slice(0, max)}…` : line;
}

/** Something outside that did not do what it should: the CMS, its image server, a stored file. */
export class AdsFailure extends Error {
  /**
   * @param message what happened, without a final stop; becomes one line
   * @param isPassing whether another try may end better
   */
  constructor(
    message: string,
    readonly isPassing = false,
  ) {
    super(oneLine(message));
  }
}

function failureOf(error: unknown): AdsFailure {
  if (error instanceof AdsFailure) return error;
  const { name, message, cause } = error as Error & { cause?: { code?: string; message: string } };
  if (name === 'TimeoutError') return new AdsFailure('no complete answer in time', true);
  if (name === 'SyntaxError') return new AdsFailure('answered broken JSON', true);
  if (!cause) return new AdsFailure(message);
  return new AdsFailure(`no connection (${cause.code ?? cause.message})`, true);
}

/**
 * Does something until it succeeds, fails for good, or has failed three times.
 *
 * @param action gets the signal that ends its try
 * @throws AdsFailure the last try's failure
 */
export function inTries<T>(
  action: (signal: AbortSignal) => Promise<T>,
  { tryMs, backoffMs }: Bounds = BOUNDS,
): Promise<T> {
  const tryOnce = async (): Promise<T> => {
    try {
      return await action(AbortSignal.timeout(tryMs));
    } catch (error) {
      throw failureOf(error);
    }
  };
  return pRetry(tryOnce, {
    retries: 2,
    minTimeout: backoffMs,
    shouldRetry: (error) => (error as unknown as AdsFailure).isPassing,
  });
}

/** Records and pictures together weigh a few hundred kilobytes; what does not end would fill the memory. */
const MAX_ANSWER_BYTES = 20_000_000;

/** Passes an answer on, and breaks it off where it is too long. */
function limited(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes <= MAX_ANSWER_BYTES) controller.enqueue(chunk);
      else controller.error(new AdsFailure(`has over ${MAX_ANSWER_BYTES} bytes`));
    },
  });
}

/**
 * `fetch` that throws where another try may help: the library would repeat a status 429 without end. Redirects are
 * refused: the address was checked, the one behind it was not.
 *
 * @throws AdsFailure for status 429 and 5xx, and while an endless answer is read; whatever `fetch` throws
 */
export async function fetchOrThrow(
  fetchFn: typeof fetch,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const response = await fetchFn(url, { ...init, redirect: 'error' });
  const { status } = response;
  if (status === 429 || status >= 500) throw new AdsFailure(`answered ${status}`, true);
  return new Response(response.body?.pipeThrough(limited()), response);
}
