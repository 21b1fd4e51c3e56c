import type { SearchAnswer } from '../engine/engine';
import { fileNames } from '../embedded/format';
import { loadLater } from '../../../src/lib/after-deployment';
import { tagsOf, versionTag } from './filters';
import type { WorkerRequest } from './protocol';
import type { Query, QueryResult, SearchClient } from './types';

/** Answers from an index: in a thread of its own, or in the page. */
export type Ask = (
  request: Omit<WorkerRequest, 'id'>,
) => Promise<{ answer?: SearchAnswer; complete: boolean }>;

function empty({ query, hitsPerPage = 20, page = 0 }: Query): QueryResult {
  return { hits: [], nbHits: 0, page, nbPages: 0, hitsPerPage, query };
}

/**
 * A client that searches files of the site.
 *
 * @param defaultTag tag of the docs version that is searched where a request names none
 * @param addressOf address of a file, by its path below the folder of the language
 */
export function clientOf(
  defaultTag: string,
  addressOf: (path: string) => string,
  ask: Ask,
): SearchClient {
  const filesOf = (tags: readonly string[]): { headings: string; text: string } => {
    const { headings, text } = fileNames(versionTag(tags, defaultTag));
    return { headings: addressOf(headings), text: addressOf(text) };
  };
  const one = async (request: Query): Promise<QueryResult> => {
    const tags = tagsOf(request.facetFilters);
    const { query, page, hitsPerPage, highlightPreTag, highlightPostTag } = request;
    const { answer, complete } = await ask({
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
      ask({ files: filesOf(tagsOf(facetFilters)) }).catch(() => undefined);
    },
  };
}
