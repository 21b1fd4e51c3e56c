/**
 * The client under the modal and the search page. The plugin replaces `./embedded` by `./hosted` or
 * `./off` when the site is built, and `./mode` likewise, so that only the code of the configured one is in
 * the bundle.
 */
export { createClient } from './embedded';
export { AVAILABLE, HOSTED } from './mode';
export { checkedAnswers, mendStoredSearches } from './schema';
export { showingFailures } from './failures';
export type { ClientOptions, Query, QueryResult, SearchClient } from './types';
