/**
 * The client under the modal and the search page. The plugin replaces `./embedded` by `./hosted` when the site is
 * built for the hosted index, so that only the code of the configured one is in the bundle.
 */
export { createClient } from './embedded';
export { mendStoredSearches } from './schema';
export { showingFailures } from './failures';
export type { ClientOptions, Query, SearchClient } from './types';
