import type { SearchClient } from './types';

/** DocSearch shows its failure screen for errors of this name only. */
const SHOWN_ERROR = 'RetryError';
/** After this time the modal says by itself that an answer takes long, and forgets a failure. */
const STALLED_MS = 320;

type Answer = ReturnType<SearchClient['search']>;

function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}

/**
 * Prepares a client for the modal of DocSearch 3, which loses failures: it shows its failure screen
 * for one kind of error, and then goes on as if there had been none, to the screen for no results. So
 * every failure becomes one of that kind, is told when the modal has nothing more to do, and leaves
 * the modal there: the next key starts afresh.
 */
export function showingFailures(client: SearchClient): SearchClient {
  const searchOrShow = (params: Parameters<SearchClient['search']>[0]): Answer => {
    const started = Date.now();
    const answer = client.search(params);
    const settled = answer.catch(async (error: unknown) => {
      await wait(STALLED_MS - (Date.now() - started));
      throw Object.assign(new Error(String(error)), { name: SHOWN_ERROR, cause: error });
    });
    // The modal listens through the method below, and the promise itself is nobody's.
    settled.catch(() => undefined);
    const then: Answer['then'] = (onAnswer, onFailure) => settled.then(onAnswer, onFailure);
    const listen = (onFailure: (error: unknown) => never): Answer =>
      settled.then(undefined, (error: unknown) => {
        try {
          return onFailure(error);
        } catch {
          return new Promise<never>(() => undefined);
        }
      });
    return { then, catch: listen } as Answer;
  };
  return { ...client, search: searchOrShow };
}
