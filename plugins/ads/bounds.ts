import { setTimeout as sleep } from 'node:timers/promises';
import { AdsFailure } from './failure';

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

/** One reading of the CMS: its bounds, how much of them is used up, and how it reaches the network. */
export interface Session {
  readonly bounds: Bounds;
  readonly fetch: typeof fetch;
  readonly startedAt: number;
  requests: number;
}

/** Starts the clock. */
export function openSession(bounds: Bounds = BOUNDS, fetchFn: typeof fetch = fetch): Session {
  return {
    bounds,
    fetch: fetchFn,
    startedAt: performance.now(),
    requests: 0,
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Requests and time of a session, for the log. */
export function costOf(session: Session): string {
  const requests = session.requests === 1 ? '1 request' : `${session.requests} requests`;
  return `${requests}, ${seconds(performance.now() - session.startedAt)}`;
}

function retryAfterMs(header: string | null): number {
  if (header === null) return 0;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? ms : 0;
}

async function readBody(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      throw new AdsFailure(`answered more than ${maxBytes} bytes`);
    }
    chunks.push(value);
  }
}

/**
 * One request, its whole body read.
 *
 * @param init must carry the signal that {@link withTries} gives
 * @throws AdsFailure, passing, for status 429 and 5xx; whatever `fetch` throws
 */
export async function request(
  session: Session,
  url: string,
  init: RequestInit,
): Promise<{ response: Response; body: Uint8Array }> {
  session.requests += 1;
  const response = await session.fetch(url, init);
  if (response.status === 429 || response.status >= 500) {
    await response.body?.cancel();
    const wait = retryAfterMs(response.headers.get('retry-after'));
    throw new AdsFailure(`answered ${response.status}`, true, wait);
  }
  return { response, body: await readBody(response, session.bounds.maxBytes) };
}

/** What went wrong, told from the error of a try. */
function failureOf(error: unknown): AdsFailure {
  if (error instanceof AdsFailure) return error;
  if (error instanceof SyntaxError) return new AdsFailure('answered broken JSON', true);
  if (error instanceof TypeError) {
    const { code, message } = (error.cause ?? error) as { code?: string; message?: string };
    return new AdsFailure(`no connection (${code ?? message ?? error.message})`, true);
  }
  return new AdsFailure(error instanceof Error ? error.message : String(error));
}

function timeLeft({ bounds, startedAt }: Session): number {
  return bounds.totalMs - (performance.now() - startedAt);
}

/**
 * One try, within its own time and what is left of the total. With a timer of its own: a signal that
 * `AbortSignal.any` makes of others may be collected, with its clock, before it fires.
 */
async function tryOnce<T>(
  session: Session,
  action: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { tryMs, totalMs } = session.bounds;
  const left = timeLeft(session);
  const isLast = left <= tryMs;
  const clock = new AbortController();
  const timer = setTimeout(() => clock.abort(), Math.max(0, Math.min(left, tryMs)));
  try {
    return await action(clock.signal);
  } catch (error) {
    if (!clock.signal.aborted || error instanceof AdsFailure) throw error;
    const limit = seconds(isLast ? totalMs : tryMs);
    throw new AdsFailure(`no complete answer within ${limit}`, !isLast);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Does something until it succeeds, fails for good, or a bound is reached. A server that asks for a
 * longer pause than there is time for is not asked again.
 *
 * @param action gets the signal of this try
 * @throws AdsFailure the last try's failure
 */
export async function withTries<T>(
  session: Session,
  action: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const { tries, backoffMs } = session.bounds;
  for (let count = 1; ; count += 1) {
    try {
      return await tryOnce(session, action);
    } catch (error) {
      const failure = failureOf(error);
      const wait = Math.max(failure.retryAfterMs, backoffMs * 2 ** (count - 1));
      if (!failure.passing || count >= tries || wait >= timeLeft(session)) throw failure;
      await sleep(wait);
    }
  }
}
