import { useCallback, useEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  createClient,
  type Query,
  type QueryResult,
  type SearchClient,
} from '@site/plugins/search/client';
import { useClientOptions } from '../SearchBar/useClientOptions';

const DEBOUNCE_MS = 120;
const HITS_PER_PAGE = 15;

type Hit = QueryResult['hits'][number];

/** State of the search page. */
export interface Search {
  status: 'idle' | 'loading' | 'done' | 'failed';
  hits: Hit[];
  total: number;
  hasMore: boolean;
  /** Fetches the next results, or tries again after a failure. */
  more: () => void;
}

interface State {
  status: Search['status'];
  hits: Hit[];
  total: number;
  pages: number;
  page: number;
}

const IDLE: State = { status: 'idle', hits: [], total: 0, pages: 0, page: 0 };

function useClient(): () => SearchClient {
  const options = useClientOptions();
  const client = useRef<SearchClient>();
  return useCallback(() => {
    client.current ??= createClient(options);
    return client.current;
  }, [options]);
}

/**
 * Searches whenever the query or the version changes.
 *
 * @param version name of a docs version
 */
export function useSearch(query: string, version: string): Search {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { indexName } = useClientOptions();
  const getClient = useClient();
  const [state, setState] = useState(IDLE);
  const latest = useRef(0);

  const run = useCallback(
    async (page: number, before: Hit[]) => {
      latest.current += 1;
      const turn = latest.current;
      const request: Query = {
        query,
        indexName,
        page,
        hitsPerPage: HITS_PER_PAGE,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
        facetFilters: [
          `language:${currentLocale}`,
          ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
        ],
      };
      const show = ({ hits, nbHits, nbPages }: QueryResult): void => {
        if (turn !== latest.current) return;
        setState({
          status: 'done',
          hits: [...before, ...hits],
          total: nbHits,
          pages: nbPages,
          page,
        });
      };
      try {
        setState((known) => ({ ...known, status: 'loading' }));
        const { results } = await getClient().search({ requests: [request] });
        const [result] = results;
        if (result) show(result);
        if (!result?.partial) return;
        const whole = await getClient().search({ requests: [{ ...request, waitForText: true }] });
        if (whole.results[0]) show(whole.results[0]);
      } catch {
        if (turn === latest.current) setState({ ...IDLE, status: 'failed' });
      }
    },
    [currentLocale, getClient, indexName, query, version],
  );

  useEffect(() => {
    latest.current += 1;
    if (query.trim() === '') {
      setState(IDLE);
      return undefined;
    }
    setState((known) => ({ ...known, status: 'loading' }));
    const timer = setTimeout(() => void run(0, []), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, run]);

  const { status, hits, total, pages, page } = state;
  return {
    status,
    hits,
    total,
    hasMore: page + 1 < pages,
    more: () => void (status === 'failed' ? run(0, []) : run(page + 1, hits)),
  };
}
