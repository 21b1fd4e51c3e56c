import { loadLater } from '../../../src/lib/after-deployment';
import { fileNames } from '../embedded/format';
import { tagsOf, versionTag } from './filters';
import type { ClientOptions, Query, QueryResult, SearchClient } from './types';
import { WorkerLink } from './worker-link';

let link: WorkerLink | undefined;

function worker(): WorkerLink {
  link ??= new WorkerLink(() => new Worker(new URL('./worker.ts', import.meta.url)));
  return link;
}

function empty({ query, hitsPerPage = 20, page = 0 }: Query): QueryResult {
  return { hits: [], nbHits: 0, page, nbPages: 0, hitsPerPage, query };
}

/** A client that searches the site's own files, in a thread of its own. */
export function createClient({ baseUrl, defaultTag }: ClientOptions): SearchClient {
  const filesOf = (tags: readonly string[]): { headings: string; text: string } => {
    const { headings, text } = fileNames(versionTag(tags, defaultTag));
    // The worker's own address is not the page's, so it cannot resolve them.
    const absolute = (path: string): string => new URL(baseUrl + path, location.origin).href;
    return { headings: absolute(headings), text: absolute(text) };
  };
  const one = async (request: Query): Promise<QueryResult> => {
    const tags = tagsOf(request.facetFilters);
    const { query, page, hitsPerPage, highlightPreTag, highlightPostTag } = request;
    const { answer, complete } = await worker().ask({
      files: filesOf(tags),
      waitForText: request.waitForText,
      search: { query, tags, page, hitsPerPage, highlightPreTag, highlightPostTag },
    });
    return { ...(answer ?? empty(request)), partial: !complete };
  };
  return {
    async search(params) {
      const requests = 'requests' in params ? params.requests : params;
      return loadLater(async () => ({ results: await Promise.all(requests.map(one)) }));
    },
    prepare(facetFilters) {
      // A failure shows when somebody searches; until then there is nobody to tell.
      worker()
        .ask({ files: filesOf(tagsOf(facetFilters)) })
        .catch(() => undefined);
    },
  };
}
