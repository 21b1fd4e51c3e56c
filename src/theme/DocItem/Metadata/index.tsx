/**
 * Wraps the metadata of a page: the title of an older version's page names the version, in the browser and
 * where the page is shared. The newest version's pages have the same titles without it. And it adds what
 * search engines ask for, and the address of the page in Markdown. A page for one framework is the reader's choice
 * of it, where they have made none.
 */
import React, { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import Alternate from '@theme/Twin/Alternate';
import { useFrameworkOfPage } from '@site/src/components/useFrameworkOfPage';
import { useIsHashRouter } from '@site/src/lib/hash-router';
import Facts from './Facts';

export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  const { isLast, label } = useDocsVersion();
  const isHashRouter = useIsHashRouter();
  useFrameworkOfPage(metadata.id);
  return (
    <>
      <OriginalMetadata />
      {!isLast && <PageMetadata title={`${metadata.title.trim()} (${label})`} />}
      {/* With the hash router there are no addresses to name */}
      {!isHashRouter && (
        <>
          <Facts />
          <Alternate permalink={metadata.permalink} />
        </>
      )}
    </>
  );
}
