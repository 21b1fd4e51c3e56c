/**
 * Wraps the metadata of a page: the title of an older version's page names the version, in the browser and
 * where the page is shared. The newest version's pages have the same titles without it. And it adds what
 * search engines ask for, and the address of the page in Markdown. A page for one framework is taken as the
 * reader's choice where they have made none: who begins with the guide for React sees React everywhere.
 */
import React, { useEffect, type ReactNode } from 'react';
import { createStorageSlot, PageMetadata } from '@docusaurus/theme-common';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import OriginalMetadata from '@theme-original/DocItem/Metadata';
import Alternate from '@theme/MarkdownCopy/Alternate';
import { choiceKey, frameworkOfPage } from '@site/src/lib/choices';
import { useIsHashRouter } from '@site/src/lib/hash-router';
import Facts from './Facts';

export default function DocItemMetadata(): ReactNode {
  const { metadata } = useDoc();
  const { isLast, label } = useDocsVersion();
  const isHashRouter = useIsHashRouter();
  useEffect(() => {
    const framework = frameworkOfPage(metadata.id);
    const choice = createStorageSlot(choiceKey('framework'));
    if (framework !== undefined && choice.get() === null) choice.set(framework);
  }, [metadata.id]);
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
