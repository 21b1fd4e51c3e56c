import type { SearchAnswer } from '../engine/engine';
import { fileNames } from '../embedded/format';
import { loadLater } from '../../../src/lib/after-deployment';
import type { ClientOptions, Query, SearchClient } from './types';
import { WorkerLink, type WorkerRequest } from './worker-link';

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

let link: WorkerLink | undefined;

function worker(): WorkerLink {
  link ??= new WorkerLink(() => new Worker(new URL('./worker.ts', import.meta.url)));
  return link;
}

/** A client that searches the site's own files, in a thread of its own. */
export function createClient({ baseUrl, defaultTag }: ClientOptions): SearchClient {
  // The worker's own address is not the page's, so it cannot resolve them.
  const addressOf = (path: string): string => new URL(baseUrl + path, location.origin).href;
  const filesOf = (tags: readonly string[]): WorkerRequest['files'] => {
    const { headings, text } = fileNames(versionTag(tags, defaultTag));
    return { headings: addressOf(headings), text: addressOf(text) };
  };
  const one = ({ query, page, hitsPerPage, facetFilters, waitForText }: Query) => {
    const tags = tagsOf(facetFilters);
    const search = { query, tags, page, hitsPerPage };
    return worker().ask({ files: filesOf(tags), search, waitForText }) as Promise<SearchAnswer>;
  };
  return {
    search: ({ requests }) =>
      loadLater(async () => ({ results: await Promise.all(requests.map(one)) })),
    prepare(facetFilters) {
      // A failure shows when somebody searches; until then there is nobody to tell.
      worker()
        .ask({ files: filesOf(tagsOf(facetFilters)) })
        .catch(() => undefined);
    },
  };
}
