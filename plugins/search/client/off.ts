import type { SearchClient } from './types';

/** There is no index. */
export function createClient(): SearchClient {
  const failure = new Error('this site was built without search');
  return { search: () => Promise.reject(failure), prepare: () => undefined };
}
