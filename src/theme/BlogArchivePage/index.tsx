/**
 * Replaces the blog's archive: the theme's puts a banner outside the main area, skips a heading level
 * and sets dates beside titles with a hyphen. Same content: the posts of each year.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import { useDateTimeFormat } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import type OriginalBlogArchivePage from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

type Props = ComponentProps<typeof OriginalBlogArchivePage>;
type Posts = Props['archive']['blogPosts'];

/** Posts by year, both newest first. */
function byYear(posts: Posts): [year: string, posts: Posts[number][]][] {
  const years = new Map<string, Posts[number][]>();
  const newestFirst = [...posts].sort(
    (a, b) => new Date(b.metadata.date).getTime() - new Date(a.metadata.date).getTime(),
  );
  for (const post of newestFirst) {
    const year = String(new Date(post.metadata.date).getUTCFullYear());
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

function Year({ year, posts }: { year: string; posts: Posts[number][] }): ReactNode {
  const format = useDateTimeFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section>
      <Heading as="h2" id={`year-${year}`}>
        {year}
      </Heading>
      <ul className="blog-archive__posts">
        {posts.map(({ metadata: { permalink, title, date } }) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>{' '}
            <time dateTime={new Date(date).toISOString()}>{format.format(new Date(date))}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default function BlogArchivePage({ archive }: Props): ReactNode {
  const title = translate({ id: 'theme.blog.archive.title', message: 'Archive' });
  const description = translate({ id: 'theme.blog.archive.description', message: 'Archive' });
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, 'blog-archive-page')}>
      <PageMetadata title={title} description={description} />
      <Layout>
        <main className="page-alone">
          <Heading as="h1">{title}</Heading>
          {byYear(archive.blogPosts).map(([year, posts]) => (
            <Year key={year} year={year} posts={posts} />
          ))}
        </main>
      </Layout>
    </HtmlClassNameProvider>
  );
}
