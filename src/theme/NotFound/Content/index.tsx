/**
 * Replaces the not-found page, whose text has no room for more. Unknown paths belong to the docs, which start at the
 * base path, and their root shows the text without giving the browser tab a title. And who is lost gets a way on: the
 * archive of an older version, the same page of another version, pages with nearly the same address, a search for the
 * last word of the address, and the four parts of the documentation, in the version that the address names.
 */
import React, { useEffect, type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type NotFoundContentType from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import SearchLink from '@theme/SearchLink';
import useOnDemand from '@site/src/lib/useOnDemand';
import { useVersionedPath } from '@site/src/components/useVersionedPath';
import { NOT_FOUND } from '@site/src/lib/not-found';
import { lastWords } from './words';
import styles from './styles.module.css';

/** A search for what the reader was looking for. */
function Search(): ReactNode {
  const { pathname } = useLocation();
  // The server makes one page for every unknown address
  const words = useIsBrowser() ? lastWords(pathname) : '';
  return (
    <div className={styles.search}>
      <SearchLink className="button button--outline button--primary" words={words} />
    </div>
  );
}

// What an address may have meant needs the app, and no other page has it to load
const loadSuggestions = () =>
  import(/* webpackChunkName: "not-found-suggestions" */ '@theme/NotFoundPages');

function Suggested(): ReactNode {
  const [state, start] = useOnDemand(loadSuggestions);
  useEffect(start, [start]);
  if (state === undefined || state === 'failed') return null;
  return <state.component />;
}

function PartLink({ to, children }: { to: string; children: string }): ReactNode {
  return <Link to={useVersionedPath(to)}>{children}</Link>;
}

function WaysOn(): ReactNode {
  const parts = [
    [
      '/',
      translate({
        id: 'site.notFound.guide',
        message: 'Guide',
        description: 'Link on the not-found page to the first page',
      }),
    ],
    [
      '/components',
      translate({
        id: 'site.notFound.components',
        message: 'Components',
        description: 'Link on the not-found page to the gallery of components',
      }),
    ],
    ['/cli', 'CLI'],
    [
      '/native',
      translate({
        id: 'site.notFound.native',
        message: 'Native',
        description: 'Link on the not-found page to the native plugins',
      }),
    ],
  ] as const;
  return (
    <nav
      className={styles.ways}
      aria-label={translate({
        id: 'site.notFound.ways',
        message: 'Ways on',
        description: 'Name of the links on the not-found page',
      })}
    >
      <Suggested />
      <Search />
      {parts.map(([to, label]) => (
        <PartLink key={to} to={to}>
          {label}
        </PartLink>
      ))}
    </nav>
  );
}

export default function NotFoundContent({
  className,
}: ComponentProps<typeof NotFoundContentType>): ReactNode {
  return (
    <>
      <PageMetadata title={translate({ id: 'theme.NotFound.title', message: 'Page Not Found' })} />
      <Head>
        {/* eslint-disable-next-line jsx-a11y/html-has-lang -- adds to the element, which has its language */}
        <html {...NOT_FOUND} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className={clsx('container margin-vert--xl', className, styles.text)}>
        <div className="row">
          <div className="col col--6 col--offset-3">
            <Heading as="h1" className="hero__title">
              <Translate id="theme.NotFound.title">Page Not Found</Translate>
            </Heading>
            <p>
              <Translate id="theme.NotFound.p1">
                We could not find what you were looking for.
              </Translate>
            </p>
            <WaysOn />
            <p>
              <Translate id="theme.NotFound.p2">
                Please contact the owner of the site that linked you to the original URL and let
                them know their link is broken.
              </Translate>
            </p>
          </div>
        </div>
      </main>
    </>
  );
}
