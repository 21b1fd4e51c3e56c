import type { SearchRecord } from '../types';

/** Where the hosted index is, and how patient its client is. */
export interface ApiOptions {
  appId: string;
  /** A key that may write the index. */
  adminKey: string;
  /** Origins to ask, in order; the service's own by default. */
  hosts?: readonly string[];
  /** Milliseconds before a request that is not answered counts as failed. */
  timeoutMs?: number;
  /** How often a request is sent before its failure counts. */
  attempts?: number;
  /** Milliseconds before the second attempt; doubled before each further one. */
  backoffMs?: number;
  /** Milliseconds between two questions whether a task has finished. */
  pollMs?: number;
  /** Milliseconds that a task may take. */
  taskMs?: number;
}

/** A synonym group, as the service wants it. */
export interface Synonym {
  objectID: string;
  type: 'synonym';
  synonyms: readonly string[];
}

interface Task {
  taskID: number;
}

const TIMEOUT_MS = 30_000;
const ATTEMPTS = 6;
const BACKOFF_MS = 500;
const LONGEST_BACKOFF_MS = 30_000;
const POLL_MS = 500;
const TASK_MS = 600_000;
const TOO_MANY = 429;
const SERVER_ERROR = 500;
const NOT_FOUND = 404;

/** An answer that another attempt would not change. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ApiError';
  }
}

/** The service's origins: the first is the nearest, the others are spares. */
export function hostsOf(appId: string): string[] {
  const id = appId.toLowerCase();
  return [`https://${id}.algolia.net`].concat(
    ['1', '2', '3'].map((number) => `https://${id}-${number}.algolianet.com`),
  );
}

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/** Milliseconds that an answer asks for; it gives seconds. */
function retryAfter(response: Response | undefined): number {
  const seconds = Number(response?.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

async function messageOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    return String((JSON.parse(text) as { message?: unknown }).message ?? text);
  } catch {
    return text.slice(0, 200);
  }
}

/** The few calls of the hosted index's REST interface that replacing it takes. */
export class IndexApi {
  readonly #options: Required<ApiOptions>;

  constructor(options: ApiOptions) {
    this.#options = {
      hosts: hostsOf(options.appId),
      timeoutMs: TIMEOUT_MS,
      attempts: ATTEMPTS,
      backoffMs: BACKOFF_MS,
      pollMs: POLL_MS,
      taskMs: TASK_MS,
      ...options,
    };
  }

  async #send(method: string, url: string, body: string | undefined): Promise<Response> {
    const { appId, adminKey, timeoutMs } = this.#options;
    return fetch(url, {
      method,
      body,
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        'Content-Type': 'application/json',
        'X-Algolia-Application-Id': appId,
        'X-Algolia-API-Key': adminKey,
      },
    });
  }

  /**
   * Sends a request until it is answered: another host each time, and longer pauses.
   *
   * @throws ApiError at once for an answer that says the request is wrong or not allowed
   * @throws Error with the last reason when no attempt succeeds
   */
  async #request<T>(method: string, path: string, body?: unknown): Promise<T> {
    const { hosts, attempts, backoffMs } = this.#options;
    const text = body === undefined ? undefined : JSON.stringify(body);
    let reason = '';
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      let response: Response | undefined;
      try {
        response = await this.#send(method, `${hosts[attempt % hosts.length]}${path}`, text);
        if (response.ok) return (await response.json()) as T;
        reason = `status ${response.status}: ${await messageOf(response)}`;
      } catch (error) {
        // Not a word of the request: it has the key.
        reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      }
      const status = response?.status ?? 0;
      if (response && !response.ok && status < SERVER_ERROR && status !== TOO_MANY) {
        throw new ApiError(status, `${method} ${path}: ${reason}`);
      }
      if (attempt + 1 < attempts) {
        const pause = backoffMs * 2 ** attempt * (1 + Math.random() / 4);
        await wait(Math.min(LONGEST_BACKOFF_MS, Math.max(pause, retryAfter(response))));
      }
    }
    throw new Error(`${method} ${path}: given up after ${attempts} attempts; ${reason}`);
  }

  #path(index: string, rest: string): string {
    return `/1/indexes/${encodeURIComponent(index)}${rest}`;
  }

  /**
   * Waits until the service has done what it accepted.
   *
   * @throws Error when that takes too long
   */
  async #finished(index: string, { taskID }: Task): Promise<void> {
    const { pollMs, taskMs } = this.#options;
    const path = this.#path(index, `/task/${taskID}`);
    const started = performance.now();
    for (;;) {
      const { status } = await this.#request<{ status: string }>('GET', path);
      if (status === 'published') return;
      if (performance.now() - started > taskMs) {
        throw new Error(`${path}: status "${status}" after ${taskMs} ms, accepts "published"`);
      }
      await wait(pollMs);
    }
  }

  /** Adds records, or replaces those of the same ids. */
  async addRecords(index: string, records: readonly SearchRecord[]): Promise<void> {
    const requests = records.map((body) => ({ action: 'updateObject', body }));
    const task = await this.#request<Task>('POST', this.#path(index, '/batch'), { requests });
    await this.#finished(index, task);
  }

  async setSettings(index: string, settings: object): Promise<void> {
    const task = await this.#request<Task>('PUT', this.#path(index, '/settings'), settings);
    await this.#finished(index, task);
  }

  async replaceSynonyms(index: string, synonyms: readonly Synonym[]): Promise<void> {
    const path = this.#path(index, '/synonyms/batch?replaceExistingSynonyms=true');
    await this.#finished(index, await this.#request<Task>('POST', path, synonyms));
  }

  /** Copies the rules that somebody made on the service's site; there need be neither. */
  async copyRules(from: string, to: string): Promise<void> {
    const body = { operation: 'copy', destination: to, scope: ['rules'] };
    try {
      const path = this.#path(from, '/operation');
      await this.#finished(from, await this.#request<Task>('POST', path, body));
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error;
    }
  }

  /**
   * Puts one index in the place of another in a single step. The service passes over an index that is
   * not there, so asking again when an answer was lost does no harm.
   */
  async move(from: string, to: string): Promise<void> {
    const body = { operation: 'move', destination: to };
    const path = this.#path(from, '/operation');
    await this.#finished(from, await this.#request<Task>('POST', path, body));
  }

  /** Number of records in an index. */
  async count(index: string): Promise<number> {
    const body = { query: '', hitsPerPage: 0, distinct: false };
    const path = this.#path(index, '/query');
    return (await this.#request<{ nbHits: number }>('POST', path, body)).nbHits;
  }

  async remove(index: string): Promise<void> {
    await this.#request<Task>('DELETE', this.#path(index, ''));
  }
}
