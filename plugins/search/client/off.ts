import type { SearchClient } from './types';

/** Whether there is anything to search in. */
export const AVAILABLE: boolean = false;
/** Whether a company's service answers, which its licence wants named. */
export const HOSTED: boolean = false;

/** There is no index. */
export function createClient(): SearchClient {
  const failure = new Error('this site was built without search');
  return { search: () => Promise.reject(failure), prepare: () => undefined };
}
