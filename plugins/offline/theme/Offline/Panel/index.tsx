/** The page on which readers ask for a copy of the documentation (`plugins/offline`). */
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate, { translate } from '@docusaurus/Translate';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { MANIFEST_FILE, type Edition } from '../../../types';
import EditionCard from './Edition';
import styles from './styles.module.css';

interface Props {
  /** Data of the route. */
  facts: { editions: readonly Edition[]; worker: string; scope: string };
}

function isAble(): boolean {
  return 'serviceWorker' in navigator && 'caches' in window && 'CompressionStream' in window;
}

function Editions({ facts: { editions, worker, scope } }: Props): ReactNode {
  if (useIsBrowser() && !isAble()) {
    return (
      <p>
        <Translate id="site.offline.unable" description="Shown where a browser cannot keep pages">
          This browser cannot save pages, or not in a private window.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <p className="without-app">
        <Translate
          id="site.offline.needsScripts"
          description="Shown until the page can keep a copy"
        >
          Saving needs JavaScript.
        </Translate>
      </p>
      <ul className={styles.editions}>
        {editions.map((edition) => (
          <EditionCard key={edition.label} edition={edition} worker={worker} scope={scope} />
        ))}
      </ul>
    </>
  );
}

export default function Offline({ facts }: Props): ReactNode {
  const title = translate({
    id: 'site.offline.title',
    message: 'Read offline',
    description: 'Title of the page on which a copy of the documentation is asked for',
  });
  const description = translate({
    id: 'site.offline.description',
    message:
      'Save a version of the documentation in your browser, with search and demos, and read it without a network connection.',
    description: 'Description of that page for search engines',
  });
  return (
    <Layout>
      <PageMetadata title={title} description={description} />
      <Head>
        <link rel="manifest" href={useBaseUrl(MANIFEST_FILE)} />
      </Head>
      <main className="container page-alone">
        <Heading as="h1">{title}</Heading>
        <p>{description}</p>
        <Editions facts={facts} />
        <p>
          <Translate id="site.offline.how" description="What an offline copy does and does not do">
            While you are online, every page comes from the server as before. When you are not, the
            saved copy answers. A newer state is announced, and fetched only if you ask. Your
            browser can then also install the site as an app, from its own menu.
          </Translate>
        </p>
      </main>
    </Layout>
  );
}
