import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useIsHashRouter } from '@site/src/lib/hash-router';
import { FEED_FILES, RELEASES_PAGE } from '../../types';

/** Where the release notes can be followed: links to the feed, and its address for feed readers. */
export default function ReleaseFeeds(): ReactNode {
  const folder = useBaseUrl(RELEASES_PAGE);
  if (useIsHashRouter()) return null;
  const links = FEED_FILES.map(({ name, file }, index) => (
    <React.Fragment key={file}>
      {index > 0 && '\u00A0· '}
      <a href={`${folder}/${file}`}>{name}</a>
    </React.Fragment>
  ));
  return (
    <>
      <Head>
        {FEED_FILES.map(({ name, file, type }) => (
          <link key={file} rel="alternate" type={type} href={`${folder}/${file}`} title={name} />
        ))}
      </Head>
      <p>
        <Translate
          id="site.releases.feeds"
          description="Before links to the feed of the release notes, in three formats"
          values={{ links: <>{links}</> }}
        >
          {'Follow new releases in a feed reader: {links}'}
        </Translate>
      </p>
    </>
  );
}
