/**
 * Replaces the years of the list beside the blog: the theme makes headings of them, which come before that of the page.
 * Here a year names a group of links.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { groupBlogSidebarItemsByYear } from '@docusaurus/plugin-content-blog/client';
import type BlogSidebarContentType from '@theme/BlogSidebar/Content';

export default function BlogSidebarContent({
  items,
  yearGroupHeadingClassName,
  ListComponent,
}: ComponentProps<typeof BlogSidebarContentType>): ReactNode {
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div role="group" aria-label={year} key={year}>
      <p className={clsx('blog-sidebar-year', yearGroupHeadingClassName)}>{year}</p>
      <ListComponent items={posts} />
    </div>
  ));
}
