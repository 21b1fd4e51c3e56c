import { setTimeout as sleep } from 'node:timers/promises';
import pRetry from 'p-retry';

/** What reading the CMS may cost. */
export interface Bounds {
  /** Milliseconds for everything together, waits and images included. */
  totalMs: number;
  /** Milliseconds for one try. */
  tryMs: number;
  tries: number;
  /** Milliseconds before the second try; doubled before each further one. */
  backoffMs: number;
  /** Largest answer that is read, in bytes. */
  maxBytes: number;
}

/** A build waits this long at most for a CMS that does not answer. */
export const BOUNDS: Bounds = {
  totalMs: 25_000,
  tryMs: 8_000,
  tries: 3,
  backoffMs: 500,
  maxBytes: 5_000_000,
};

/**
 * Foreign text on one printable line: control and formatting characters could forge other lines of a
 * build log, or colour them.
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
   * @param retryAfterMs how long the server asked to be left alone
   */
  constructor(
    message: string,
    readonly isPassing = false,
    readonly retryAfterMs = 0,
  ) {
    super(oneLine(message));
  }
}

/** What went wrong, told from the error of a try. */
function failureOf(error: unknown): AdsFailure {
  if (error instanceof AdsFailure) return error;
  if (error instanceof SyntaxError) return new AdsFailure('answered broken JSON', true);
  const { message, cause } = error as Error & { cause?: { code?: string; message: string } };
  if (!(error instanceof TypeError)) return new AdsFailure(message);
  return new AdsFailure(`no connection (${cause?.code ?? cause?.message ?? message})`, true);
}

function retryAfterMs(header: string | null): number {
  const seconds = Number(header ?? 0);
  const ms = Number.isNaN(seconds) ? Date.parse(header ?? '') - Date.now() : seconds * 1000;
  return ms > 0 ? ms : 0;
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let left = maxBytes;
  const reader = response.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return Buffer.concat(chunks);
    left -= value.byteLength;
    if (left < 0) {
      await reader?.cancel();
      throw new AdsFailure(`answered more than ${maxBytes} bytes`);
    }
    chunks.push(value);
  }
}

const inSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** One reading of the CMS, within its bounds from the moment that it is made. */
export class Session {
  private readonly startedAt = performance.now();
  private requests = 0;

  constructor(
    private readonly bounds = BOUNDS,
    private readonly fetchFn = fetch,
  ) {}

  /** Requests and time so far, for the log. */
  get cost(): string {
    const requests = this.requests === 1 ? '1 request' : `${this.requests} requests`;
    return `${requests}, ${inSeconds(performance.now() - this.startedAt)}`;
  }

  private get timeLeft(): number {
    return this.bounds.totalMs - (performance.now() - this.startedAt);
  }

  /**
   * One request, its whole body read.
   *
   * @param init must carry the signal that {@link retry} gives
   * @throws AdsFailure, passing, for status 429 and 5xx; whatever `fetch` throws
   */
  async request(
    url: string,
    init: RequestInit,
  ): Promise<{ response: Response; body: Buffer<ArrayBuffer> }> {
    this.requests += 1;
    const response = await this.fetchFn(url, init);
    const { status, headers } = response;
    if (status === 429 || status >= 500) {
      await response.body?.cancel();
      throw new AdsFailure(`answered ${status}`, true, retryAfterMs(headers.get('retry-after')));
    }
    return { response, body: await readBody(response, this.bounds.maxBytes) };
  }

  /**
   * Does something until it succeeds, fails for good, or a bound is reached. A server that asks for a
   * longer pause than there is time for is not asked again.
   *
   * @param action gets the signal of this try
   * @throws AdsFailure the last try's failure
   */
  retry<T>(action: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { tries, backoffMs } = this.bounds;
    return pRetry(() => this.tryOnce(action), {
      retries: tries - 1,
      minTimeout: backoffMs,
      shouldRetry: async (error) => {
        const { isPassing, retryAfterMs: wait } = error as unknown as AdsFailure;
        if (!isPassing || error.retriesLeft === 0) return false;
        if (Math.max(wait, backoffMs) >= this.timeLeft) return false;
        await sleep(wait);
        return true;
      },
    });
  }

  /**
   * One try, within its own time and what is left of the total. With a timer of its own: a signal that
   * `AbortSignal.any` makes of others may be collected, with its clock, before it fires.
   */
  private async tryOnce<T>(action: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { tryMs, totalMs } = this.bounds;
    const isLast = this.timeLeft <= tryMs;
    const clock = new AbortController();
    const timer = setTimeout(() => clock.abort(), Math.min(this.timeLeft, tryMs));
    try {
      return await action(clock.signal);
    } catch (error) {
      if (!clock.signal.aborted || error instanceof AdsFailure) throw failureOf(error);
      throw new AdsFailure(
        `no complete answer within ${inSeconds(isLast ? totalMs : tryMs)}`,
        !isLast,
      );
    } finally {
      clearTimeout(timer);
    }
  }
}
