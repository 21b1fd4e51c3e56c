/**
 * Replaces the links to the previous and the next page, which end the article's column: they pass over the guides for
 * other frameworks than the page's or the reader's own, and the page of a component has its relatives in their
 * place. An ad stands below them on narrow screens, and on all where the page has no table of contents that it
 * could stand below.
 */
import React, { type ReactNode } from 'react';
import { useStorageSlot } from '@docusaurus/theme-common';
import {
  useActiveDocContext,
  useDoc,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import AdSlot from '@theme/AdSlot';
import DocPaginator from '@theme/DocPaginator';
import { CHOICES, choiceKey, frameworkOfPage } from '@site/src/lib/choices';
import Related from './Related';
import { neighbors, relatedPages } from './ways';

/** The sidebar of the components. */
const COMPONENTS = 'api';

/** Whether a page is for all, or for the framework of the present page or of the reader. */
function useIsRead(): (path: string) => boolean {
  const { activeVersion, activeDoc } = useActiveDocContext(undefined);
  const [stored] = useStorageSlot(choiceKey('framework'));
  const chosen = CHOICES.framework.find((framework) => framework === stored);
  const own = frameworkOfPage(activeDoc?.id ?? '') ?? chosen;
  const ids = new Map(activeVersion?.docs.map(({ id, path }) => [path, id]));
  return (path) => {
    const framework = frameworkOfPage(ids.get(path) ?? '');
    return own === undefined || framework === undefined || framework === own;
  };
}

function Ways(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const sidebar = useDocsSidebar();
  const isRead = useIsRead();
  const items = sidebar?.items ?? [];
  const related = sidebar?.name === COMPONENTS ? relatedPages(items, metadata.permalink) : [];
  if (related.length > 0) return <Related pages={related} />;
  const { previous, next } = neighbors(items, metadata.permalink, isRead);
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={frontMatter.pagination_prev === undefined ? previous : metadata.previous}
      next={frontMatter.pagination_next === undefined ? next : metadata.next}
    />
  );
}

export default function DocItemPaginator(): ReactNode {
  const { toc, frontMatter } = useDoc();
  const hasContents = toc.length > 0 && !frontMatter.hide_table_of_contents;
  return (
    <>
      <Ways />
      <AdSlot place={hasContents ? 'after' : 'after-everywhere'} />
    </>
  );
}
