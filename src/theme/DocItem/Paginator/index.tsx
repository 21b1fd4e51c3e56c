/**
 * Wraps the links to the previous and the next page, which end the article's column: an ad below them
 * on narrow screens, and on all where the page has no table of contents that it could stand below.
 */
import React, { type ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import OriginalDocItemPaginator from '@theme-original/DocItem/Paginator';
import AdSlot from '@theme/AdSlot';

export default function DocItemPaginator(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const hasContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  return (
    <>
      <OriginalDocItemPaginator />
      <AdSlot place={hasContents ? 'after' : 'after-everywhere'} />
    </>
  );
}
