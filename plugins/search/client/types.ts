import type { SearchAnswer, SearchRequest } from '../engine/engine';

/** The parameters of Algolia's search that this site's interface uses. */
export interface Query extends Omit<SearchRequest, 'tags'> {
  facetFilters?: readonly (string | readonly string[])[];
  /** Embedded index only: answer when all of it can be searched, however long that takes. */
  waitForText?: boolean;
}

/** What stands under the modal and the search page. */
export interface SearchClient {
  search(params: { requests: readonly Query[] }): Promise<{ results: SearchAnswer[] }>;
  /** Begins to load what a search will need. */
  prepare(facetFilters: Query['facetFilters']): void;
}

/** Where the index is and who may read it. */
export interface ClientOptions {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Path of the locale's site, with slashes at both ends. */
  baseUrl: string;
  /** Tag of the docs version that is searched where a request names none. */
  defaultTag: string;
}
