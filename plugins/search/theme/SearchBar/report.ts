import { LINKS } from '@site/src/lib/links';

/** Where a reader reports a search that should have found something. */
export function missingResultsUrl(query: string): string {
  const url = new URL(LINKS.newIssue);
  url.searchParams.set('title', `Search: no results for "${query}"`);
  return url.href;
}
