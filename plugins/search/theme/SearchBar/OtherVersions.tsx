import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useVersions } from '@docusaurus/plugin-content-docs/client';

interface Props {
  query: string;
  /** Name of the version that is searched. */
  version: string;
  /** Is called when a link is followed. */
  onLeave?: () => void;
}

/** Links to the same search in the versions that are not searched. */
export function OtherVersions({ query, version, onLeave }: Props): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  return useVersions(undefined)
    .filter(({ name }) => name !== version)
    .map(({ name, label }) => (
      <Link
        key={name}
        to={`${createSearchLink(query)}&version=${encodeURIComponent(name)}`}
        onClick={onLeave}
      >
        {translate(
          {
            id: 'site.search.inVersion',
            message: 'Search in {version}',
            description: 'Link to the same search in another version of the docs',
          },
          { version: label },
        )}
      </Link>
    ));
}
