import type { Query } from './types';

const TAG = 'docusaurus_tag:';
const DOCS = /^docs-/;

/** The tags that a request is limited to. */
export function tagsOf(filters: Query['facetFilters'] = []): string[] {
  return filters
    .flat()
    .filter((filter) => filter.startsWith(TAG))
    .map((filter) => filter.slice(TAG.length));
}

/** The docs version that a request is for: there is one index for each. */
export function versionTag(tags: readonly string[], fallback: string): string {
  return tags.find((tag) => DOCS.test(tag)) ?? fallback;
}
