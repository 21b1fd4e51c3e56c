import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useSearchMode } from './useSearchMode';

interface Props {
  className?: string;
  /** What to search for; the search page is empty without it. */
  words: string;
}

/**
 * Where something was not found: a link to the search, in the version that the page belongs to. Absent where
 * nothing answers searches.
 */
export default function SearchLink({ className, words }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { activeVersion } = useActiveDocContext(undefined);
  const mode = useSearchMode();
  if (mode === 'off') return null;
  // A route of the app: with the hash router, `useBaseUrl` would make it the address of a file
  const search = `${siteConfig.baseUrl}search`;
  const version =
    activeVersion && !activeVersion.isLast
      ? `&version=${encodeURIComponent(activeVersion.name)}`
      : '';
  return (
    <Link
      className={className}
      to={words ? `${search}?q=${encodeURIComponent(words)}${version}` : search}
    >
      {words
        ? translate(
            {
              id: 'site.search.searchFor',
              message: 'Search for “{words}”',
              description: 'Link to the search for these words, where something else was not found',
            },
            { words },
          )
        : translate({
            id: 'site.notFound.search',
            message: 'Search the documentation',
            description: 'Link on the not-found page to the search page',
          })}
    </Link>
  );
}
