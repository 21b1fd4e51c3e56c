import React, { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageTag } from '@site/src/lib/language-tag';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { allCopies, cacheOf, fetchList } from '../../kept';
import { OFFLINE_PAGE, WORKER_FILE, type Edition } from '../../types';
import { bytesOf, keep, remove } from './copies';
import { texts } from './texts';
import styles from './styles.module.css';

/** What the reader's browser has of an edition, whole or not, and what is published, where there is a network. */
async function look(edition: Edition) {
  await navigator.serviceWorker.getRegistration();
  const copy = (await allCopies()).find(({ root }) => root === edition.root);
  const isThere = await caches.has(cacheOf(edition.root));
  const list = await fetchList(edition).catch(() => undefined);
  return { copy, isThere, list, isBehind: copy && list && copy.build !== list.build };
}
type State = Awaited<ReturnType<typeof look>>;

function stateText({ copy, isThere, list, isBehind }: State, language: string): string {
  const style = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
  const bytes = bytesOf((copy ?? list)?.files ?? []);
  const size = new Intl.NumberFormat(language, style).format(bytes / 1e6);
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(copy?.made);
  if (copy) return `${texts.kept({ date, size })} ${isBehind ? texts.newer : ''}`;
  return `${isThere ? texts.part : ''} ${list ? texts.size({ size }) : ''}`;
}

/** One version, and what can be done with it. */
function EditionCard({ edition }: { edition: Edition }): ReactNode {
  const { i18n } = useDocusaurusContext();
  const [state, setState] = useState<State>();
  const [part, setPart] = useState<number>();
  const [trouble, setTrouble] = useState<'failed' | 'full' | 'unable'>();
  const stop = useRef<AbortController>();
  const refresh = useCallback(
    () => look(edition).then(setState, () => setTrouble('unable')),
    [edition],
  );
  useEffect(() => {
    void refresh();
    return () => stop.current?.abort();
  }, [refresh]);

  const save = async (): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    setTrouble(undefined);
    setPart(0);
    try {
      await keep(edition, signal, setPart);
      const scope = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl ?? edition.root;
      const options = { scope, updateViaCache: 'none' } as const;
      await navigator.serviceWorker.register(`${scope}${WORKER_FILE}`, options);
      await navigator.serviceWorker.ready;
    } catch (error) {
      const isFull = (error as Error).name === 'QuotaExceededError';
      if (!signal.aborted) setTrouble(isFull ? 'full' : 'failed');
    }
    setPart(undefined);
    await refresh();
  };
  const action = (text: string, kind: string, onClick: () => void): ReactNode => (
    <button type="button" className={`button button--${kind}`} disabled={!state} onClick={onClick}>
      {text}
    </button>
  );
  const { copy, isThere, isBehind } = state ?? {};
  return (
    <li className={`card ${styles.edition}`}>
      <h2>{edition.label}</h2>
      {part === undefined ? (
        <>
          <p role="status">{state && stateText(state, languageTag(i18n))}</p>
          {(!copy || isBehind) &&
            action(copy ? texts.update : texts.save, 'primary', () => void save())}
          {isThere && action(texts.remove, 'secondary', () => void remove(edition).then(refresh))}
        </>
      ) : (
        <>
          <p role="status">
            {`${Math.floor(part * 100)} %`}
            {state &&
              ` · ${stateText({ ...state, copy: undefined, isThere: false }, languageTag(i18n))}`}
          </p>
          {action(texts.stop, 'secondary', () => stop.current?.abort())}
          <progress value={part} aria-label={edition.label} />
        </>
      )}
      {trouble && <p role="alert">{texts[trouble]}</p>}
    </li>
  );
}

/** The page on which readers ask for a copy of the documentation. */
export default function Offline(): ReactNode {
  const versions = useVersions('default');
  const page = useBaseUrl(OFFLINE_PAGE);
  const editions = useMemo(
    () => versions.map(({ label, path }) => ({ label, page, root: path.replace(/\/*$/, '/') })),
    [versions, page],
  );
  return (
    <Layout>
      <PageMetadata title={texts.title} description={texts.description} />
      <Head>
        <link rel="manifest" href={useBaseUrl('app.webmanifest')} />
      </Head>
      <main className="container page-alone">
        <Heading as="h1">{texts.title}</Heading>
        <p>{texts.description}</p>
        <p className="without-app">{texts.script}</p>
        <ul className="clean-list">
          {editions.map((edition) => (
            <EditionCard key={edition.label} edition={edition} />
          ))}
        </ul>
        <p>{texts.how}</p>
      </main>
    </Layout>
  );
}
