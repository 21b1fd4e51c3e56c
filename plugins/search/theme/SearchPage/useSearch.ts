import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createClient, type Query, type SearchClient } from '../../client';
import type { SearchAnswer } from '../../engine/engine';
import type { Hit } from '../../engine/hit';
import { useClientOptions } from '../SearchBar/useClientOptions';
import { goTo, keepPlace, readPlace, type Place } from './place';

const DEBOUNCE_MS = 120;
const HITS_PER_PAGE = 15;

/** State of the search page. */
export interface Search {
  status: 'idle' | 'loading' | 'done' | 'failed';
  hits: Hit[];
  total: number;
  hasMore: boolean;
  /** Fetches the next results, or tries again after a failure. */
  more: () => void;
  /** Remembers the result that the reader follows, and where it is, for when they come back. */
  keep: (hit: string, top: number) => void;
}

interface State {
  status: Search['status'];
  hits: Hit[];
  total: number;
  hasMore: boolean;
  /** How many pages of results are shown. */
  pages: number;
}

const IDLE: State = {
  status: 'idle',
  hits: [],
  total: 0,
  hasMore: false,
  pages: 0,
};

function useClient(): () => SearchClient {
  const options = useClientOptions();
  const client = useRef<SearchClient>();
  return useCallback(() => {
    client.current ??= createClient(options);
    return client.current;
  }, [options]);
}

/** The results that a request asks for: a page of them, or all pages from the first on. */
interface Wanted {
  page: number;
  hitsPerPage: number;
}

/** All results up to a page. */
const upTo = (pages: number): Wanted => ({ page: 0, hitsPerPage: pages * HITS_PER_PAGE });

/**
 * Scrolls to where the reader was, once the results that were shown there are shown again.
 *
 * @returns takes the place to scroll to
 */
function useReturn(status: Search['status']): (place: Place) => void {
  const awaited = useRef<Place>();
  useLayoutEffect(() => {
    if (status !== 'done' || !awaited.current) return;
    goTo(awaited.current);
    awaited.current = undefined;
  }, [status]);
  return useCallback((place) => {
    awaited.current = place;
  }, []);
}

/**
 * Searches whenever the query or the version changes.
 *
 * @param version name of a docs version
 */
export function useSearch(query: string, version: string): Search {
  const { currentLocale } = useDocusaurusContext().i18n;
  const getClient = useClient();
  const [state, setState] = useState(IDLE);
  const latest = useRef(0);
  const returnTo = useReturn(state.status);

  const run = useCallback(
    async (wanted: Wanted, before: Hit[]) => {
      latest.current += 1;
      const turn = latest.current;
      const request: Query = {
        query,
        ...wanted,
        // Results from headings alone would move under the pointer when those of the texts come
        waitForText: true,
        facetFilters: [
          `language:${currentLocale}`,
          ['docusaurus_tag:default', `docusaurus_tag:docs-default-${version}`],
        ],
      };
      const show = ({ hits, nbHits, nbPages }: SearchAnswer): void => {
        if (turn !== latest.current) return;
        setState({
          status: 'done',
          hits: [...before, ...hits],
          total: nbHits,
          hasMore: wanted.page + 1 < nbPages,
          pages: wanted.page + wanted.hitsPerPage / HITS_PER_PAGE,
        });
      };
      try {
        setState((known) => ({ ...known, status: 'loading' }));
        const { results } = await getClient().search({ requests: [request] });
        const [result] = results;
        if (result) show(result);
      } catch {
        if (turn === latest.current) setState({ ...IDLE, status: 'failed' });
      }
    },
    [currentLocale, getClient, query, version],
  );

  useEffect(() => {
    latest.current += 1;
    if (query.trim() === '') {
      setState(IDLE);
      return undefined;
    }
    setState((known) => ({ ...known, status: 'loading' }));
    const place = readPlace(history.state);
    if (place) {
      returnTo(place);
      void run(upTo(place.pages), []);
      return undefined;
    }
    const timer = setTimeout(() => void run(upTo(1), []), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query, returnTo, run]);

  const { status, hits, total, hasMore, pages } = state;
  return {
    status,
    hits,
    total,
    hasMore,
    more() {
      if (status === 'failed') void run(upTo(1), []);
      else void run({ page: pages, hitsPerPage: HITS_PER_PAGE }, hits);
    },
    keep: (hit, top) => keepPlace({ pages, hit, top }),
  };
}
