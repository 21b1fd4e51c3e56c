/**
 * Wraps the metadata of a page: the title of an older version's page names the version, in the browser and
 * where the page is shared. The newest version's pages have the same titles without it.
 */
import React, { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';

export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  const { isLast, label } = useDocsVersion();
  return (
    <>
      <OriginalMetadata />
      {!isLast && <PageMetadata title={`${metadata.title.trim()} (${label})`} />}
    </>
  );
}
