/**
 * Replaces the theme's search page: it has no screen for a failed search, its version menu has no
 * name, it names a company's service whether or not that answers, and its helper library weighs as
 * much as everything else on the page. Address, parameters and texts are the theme's.
 */
import React, { useId, type ReactNode } from 'react';
import { useAllDocsData } from '@docusaurus/plugin-content-docs/client';
import Head from '@docusaurus/Head';
import {
  HtmlClassNameProvider,
  PageMetadata,
  useSearchQueryString,
} from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { SearchingText } from '../SearchBar/Searching';
import { useFoundText } from '../SearchBar/useFoundText';
import { useSearchMode } from '../useSearchMode';
import { Results } from './Results';
import { useSearch, type Search } from './useSearch';
import { useVersion } from './useVersion';
import styles from './styles.module.css';

function titleFor(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        { query },
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      });
}

/** What a reader who does not see the list is told about it. */
function Status({ search }: { search: Search }): ReactNode {
  const foundText = useFoundText();
  const mode = useSearchMode();
  return (
    <p className={styles.status} role="status">
      <SearchingText active={search.status === 'loading'} />
      {search.status === 'done' && foundText(search.total)}
      {mode === 'hosted' && <span>Algolia</span>}
    </p>
  );
}

function SearchPageContent(): ReactNode {
  const [query, setQuery] = useSearchQueryString();
  const [version, setVersion] = useVersion();
  const search = useSearch(query, version);
  const versions = useAllDocsData().default?.versions ?? [];
  const versionId = useId();
  const title = titleFor(query);
  return (
    <>
      <PageMetadata
        title={title}
        description={translate({
          id: 'site.search.description',
          message:
            'Search guides, components, commands and native plugins of the Ionic documentation, in the version that you choose.',
          description: 'Description of the search page, for search engines',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={`page-alone ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <p className="without-app">
          <Translate
            id="site.search.noScript"
            description="Shown on the search page where scripts do not run"
          >
            Search needs JavaScript, which is off or could not be loaded. The navigation and the
            footer list the pages.
          </Translate>
        </p>
        <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            className={styles.input}
            placeholder={translate({
              id: 'theme.SearchPage.inputPlaceholder',
              message: 'Type your search here',
              description: 'The placeholder for search page input',
            })}
            aria-label={translate({
              id: 'theme.SearchPage.inputLabel',
              message: 'Search',
              description: 'The ARIA label for search page input',
            })}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            autoComplete="off"
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the page is for nothing else
            autoFocus
          />
          {versions.length > 1 && (
            <label className={styles.version} htmlFor={versionId}>
              <Translate
                id="site.search.version"
                description="Label of the menu on the search page that picks a docs version"
              >
                Version
              </Translate>
              <select
                id={versionId}
                value={version}
                onChange={(event) => setVersion(event.target.value)}
              >
                {versions.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          )}
        </form>
        <Status search={search} />
        <Results query={query} version={version} search={search} />
      </main>
    </>
  );
}

export default function SearchPage(): ReactNode {
  if (useSearchMode() === 'off') return null;
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
