import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useSearchResultUrlProcessor } from '@docusaurus/theme-search-algolia/client';
import type { Hit } from '../../engine/hit';
import { OtherVersions } from '../SearchBar/OtherVersions';
import { Popular } from '../SearchBar/Popular';
import { missingResultsUrl } from '../SearchBar/report';
import { Marked } from './Marked';
import { placeMark } from './place';
import type { Search } from './useSearch';
import styles from './results.module.css';

function Result({ hit, onLeave }: { hit: Hit; onLeave: Search['keep'] }): ReactNode {
  const processUrl = useSearchResultUrlProcessor();
  const { hierarchy } = hit._highlightResult;
  const { lvl0, ...below } = hierarchy;
  const titles = Object.values(below).flatMap((level) => (level?.value ? [level.value] : []));
  const title = titles.pop() ?? '';
  const summary = hit._snippetResult.content?.value;
  return (
    <li className={styles.result}>
      <h2 className={styles.title}>
        <Link
          to={processUrl(hit.url)}
          {...placeMark(hit.objectID)}
          onClick={({ currentTarget }) =>
            onLeave(hit.objectID, currentTarget.getBoundingClientRect().top)
          }
        >
          <Marked html={title} />
        </Link>
      </h2>
      <p className={styles.trail}>
        <span>
          <Marked html={lvl0?.value ?? ''} />
        </span>
        {titles.map((html) => (
          <span key={html}>
            <Marked html={html} />
          </span>
        ))}
      </p>
      {summary && (
        <p className={styles.summary}>
          <Marked html={summary} />
        </p>
      )}
    </li>
  );
}

function Failure({ retry }: { retry: () => void }): ReactNode {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.failureTitle}>
        <Translate
          id="theme.SearchModal.errorScreen.titleText"
          description="The title for error screen"
        >
          Unable to fetch results
        </Translate>
      </p>
      <p>
        <Translate
          id="theme.SearchModal.errorScreen.helpText"
          description="The help text for error screen"
        >
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--secondary" onClick={retry}>
        <Translate id="site.loading.retry" description="Button that loads a failed page again">
          Retry
        </Translate>
      </button>
    </div>
  );
}

function Nothing({ query, version }: { query: string; version: string }): ReactNode {
  return (
    <p className={styles.nothing}>
      <OtherVersions query={query} version={version} />
      <Link href={missingResultsUrl(query)}>
        <Translate
          id="site.search.report"
          description="Link on the search page, below the line that nothing was found"
        >
          Report a missing result
        </Translate>
      </Link>
    </p>
  );
}

interface Props {
  query: string;
  /** Name of the version that is searched. */
  version: string;
  search: Search;
}

/** What the search page shows below its form. */
export function Results({ query, version, search }: Props): ReactNode {
  const { status, hits, hasMore, more, keep } = search;
  if (status === 'failed') return <Failure retry={more} />;
  if (hits.length === 0) {
    if (status === 'loading') return <div className={styles.spinner} />;
    return (
      <>
        {status === 'done' && <Nothing query={query} version={version} />}
        <Popular />
      </>
    );
  }
  return (
    <>
      <ol className={styles.results}>
        {hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} onLeave={keep} />
        ))}
      </ol>
      {hasMore && (
        <button type="button" className="button button--secondary" onClick={more}>
          <Translate
            id="site.search.more"
            description="Button below the results on the search page"
          >
            Show more results
          </Translate>
        </button>
      )}
      <p className={styles.nothing}>
        <OtherVersions query={query} version={version} />
      </p>
    </>
  );
}
