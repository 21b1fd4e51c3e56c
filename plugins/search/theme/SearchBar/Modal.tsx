/** DocSearch's modal as the theme sets it up, over the client that the site was built with. */
import React, { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import '@docsearch/css/dist/_variables.css';
import '@docsearch/css/dist/modal.css';
import Link from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useHistoryPopHandler } from '@docusaurus/theme-common/internal';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
  useSearchResultUrlProcessor,
} from '@docusaurus/theme-search-algolia/client';
import Translate from '@docusaurus/Translate';
import translations from '@theme/SearchTranslations';
import { createClient, mendStoredSearches, showingFailures, type SearchClient } from '../../client';
import { useSearchMode } from '../useSearchMode';
import { Extras, type Found } from './Extras';
import { Hit } from './Hit';
import './modal.css';
import { OtherVersions } from './OtherVersions';
import { missingResultsUrl } from './report';
import { Searching } from './Searching';
import { useClientOptions } from './useClientOptions';
import { useDialog, useLists, useNoBlanks } from './useDialog';

interface Props {
  initialQuery: string;
  onClose: () => void;
}

type TransformClient = NonNullable<DocSearchModalProps['transformSearchClient']>;
type Footer = NonNullable<DocSearchModalProps['resultsFooterComponent']>;

/** The version that is searched, for the link to the search page. */
function versionOf(filters: readonly (string | readonly string[])[]): string {
  const tag = filters.flat().find((filter) => filter.startsWith('docusaurus_tag:docs-default-'));
  return tag?.slice('docusaurus_tag:docs-default-'.length) ?? '';
}

function useFooter(version: string, onClose: () => void): Footer {
  const createSearchLink = useSearchLinkCreator();
  return useMemo(
    () =>
      function ResultsFooter({ state }) {
        const link = `${createSearchLink(state.query)}&version=${encodeURIComponent(version)}`;
        return (
          <>
            <Link to={link} onClick={onClose}>
              <Translate
                id="theme.SearchBar.seeAll"
                values={{ count: Number(state.context.nbHits ?? 0) }}
              >
                {'See all {count} results'}
              </Translate>
            </Link>
            <OtherVersions query={state.query} version={version} onLeave={onClose} />
          </>
        );
      },
    [createSearchLink, onClose, version],
  );
}

/**
 * Puts the site's client in the place of DocSearch's own.
 *
 * @param count is told 1 when a search begins, and -1 when it has ended
 * @param onFound is told what each search has found
 */
function useTransformClient(
  client: SearchClient,
  count: (change: number) => void,
  onFound: (found: Found) => void,
): TransformClient {
  return useMemo<TransformClient>(
    () => (own) => {
      const { search } = showingFailures(client);
      const counted: SearchClient['search'] = (params) => {
        const answer = search(params);
        count(1);
        answer
          .then(({ results: [result] }) => {
            if (result) onFound({ query: result.query.trim(), count: result.nbHits });
            count(-1);
          })
          .catch(() => count(-1));
        return answer;
      };
      return { ...own, search: counted } as unknown as typeof own;
    },
    [client, count, onFound],
  );
}

/** A storage that cannot be used holds nothing that could do harm. */
function mendStored(indexName: string): void {
  try {
    mendStoredSearches(indexName, localStorage, location.origin);
  } catch (error) {
    console.warn(error);
  }
}

/** The entry of the browser's history that the page is at; the router gives each a key, unless it works by hashes. */
function entryOfHistory(): string {
  return `${location.href} ${(window.history.state as { key?: string } | null)?.key}`;
}

/**
 * Where DocSearch scrolls when it has gone: back to where the page was, or, where a result was opened, nowhere,
 * since the page may have scrolled to the result by then. It is a number to DocSearch, which reads it at that time.
 */
function newPlace(): number {
  const { scrollY } = window;
  const entry = entryOfHistory();
  return { valueOf: () => (entryOfHistory() === entry ? scrollY : window.scrollY) } as never;
}

export default function SearchModal({ initialQuery, onClose }: Props): ReactNode {
  const { algolia } = useAlgoliaThemeConfig();
  const options = useClientOptions();
  const mode = useSearchMode();
  const [client] = useState(() => {
    mendStored(algolia.indexName);
    return createClient(options);
  });
  const filters = useAlgoliaContextualFacetFilters();
  const [facetFilters] = useState(filters);
  const searchParameters = useMemo(() => ({ facetFilters }), [facetFilters]);
  const history = useHistory();
  const processUrl = useSearchResultUrlProcessor();
  const [goingOn, setGoingOn] = useState(0);
  const count = useCallback((change: number) => setGoingOn((before) => before + change), []);
  const [found, setFound] = useState<Found>();
  const transformSearchClient = useTransformClient(client, count, setFound);
  const version = versionOf(facetFilters as string[]);
  const resultsFooterComponent = useFooter(version, onClose);
  const [placeToReturnTo] = useState(newPlace);
  const handlers = useMemo(
    () => ({
      navigator: {
        navigate: ({ itemUrl }: { itemUrl: string }) => history.push(itemUrl),
      },
      transformItems: (items: Parameters<NonNullable<DocSearchModalProps['transformItems']>>[0]) =>
        items.map((item) => ({ ...item, url: processUrl(item.url) })),
    }),
    [history, processUrl],
  );
  // On a phone, Back is how readers leave what lies over a page
  useHistoryPopHandler(() => {
    onClose();
    return false;
  });
  useDialog(translations.button?.buttonAriaLabel ?? '');
  useNoBlanks();
  useLists();
  useEffect(() => client.prepare(facetFilters as string[]), [client, facetFilters]);
  return createPortal(
    <div className={mode === 'hosted' ? undefined : 'search-embedded'}>
      <DocSearchModal
        appId={algolia.appId}
        apiKey={algolia.apiKey}
        indexName={algolia.indexName}
        initialScrollY={placeToReturnTo}
        initialQuery={initialQuery}
        placeholder={translations.placeholder}
        translations={translations.modal}
        searchParameters={searchParameters}
        transformSearchClient={transformSearchClient}
        hitComponent={Hit}
        getMissingResultsUrl={({ query }) => missingResultsUrl(query)}
        onClose={onClose}
        {...handlers}
        {...(algolia.searchPagePath && { resultsFooterComponent })}
      />
      <Searching active={goingOn > 0} />
      <Extras found={found} version={version} onLeave={onClose} />
    </div>,
    document.body,
  );
}
