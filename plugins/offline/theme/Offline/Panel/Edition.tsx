import React, { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { Edition } from '../../../types';
import { copyOf, fetchList, keep, NoRoom, remove, startWorker, type Copy } from './copies';
import { texts } from './texts';
import { megabytes, useLanguage } from './words';
import styles from './styles.module.css';

/** What the reader's browser has of an edition, and what is published. */
interface State {
  copy?: Copy;
  /** Bytes of what is published; nothing where there is no network. */
  bytes?: number;
  isBehind: boolean;
}

type Trouble = 'failed' | 'full' | undefined;

interface Props {
  edition: Edition;
  worker: string;
  scope: string;
}

async function look(edition: Edition): Promise<State> {
  const copy = await copyOf(edition.root);
  const list = await fetchList(edition).catch(() => undefined);
  const isBehind = copy !== undefined && list !== undefined && copy.build !== list.build;
  return { copy, bytes: list?.bytes, isBehind };
}

function Words({ copy, bytes, isBehind }: State): ReactNode {
  const language = useLanguage();
  if (!copy) {
    if (bytes === undefined) return null;
    return (
      <Translate
        id="site.offline.size"
        description="Size of what will be kept for offline reading"
        values={{ size: megabytes(bytes, language) }}
      >
        {'Takes at most {size} in this browser.'}
      </Translate>
    );
  }
  const values = {
    size: megabytes(copy.bytes, language),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(copy.made),
  };
  return (
    <>
      <Translate
        id="site.offline.kept"
        description="State of an edition that is kept for offline reading"
        values={values}
      >
        {'Saved on {date}, takes {size}.'}
      </Translate>{' '}
      {isBehind && (
        <Translate id="site.offline.newer" description="After the state of a kept edition">
          A newer state is published.
        </Translate>
      )}
    </>
  );
}

function TroubleText({ trouble }: { trouble: Trouble }): ReactNode {
  if (!trouble) return null;
  return (
    <p role="alert">
      {trouble === 'full'
        ? translate({
            id: 'site.offline.full',
            message: 'The browser has no room for it. Free some storage and try again.',
            description: 'Shown where there is not enough storage for an offline copy',
          })
        : texts.failed()}
    </p>
  );
}

/** One version, and what can be done with it. */
export default function EditionCard({ edition, worker, scope }: Props): ReactNode {
  const [state, setState] = useState<State>();
  const [part, setPart] = useState<number>();
  const [trouble, setTrouble] = useState<Trouble>();
  const stop = useRef<AbortController>();
  const refresh = useCallback(() => look(edition).then(setState), [edition]);
  useEffect(() => {
    void refresh();
    return () => stop.current?.abort();
  }, [refresh]);

  const save = async (): Promise<void> => {
    const controller = new AbortController();
    stop.current = controller;
    setTrouble(undefined);
    setPart(0);
    try {
      await keep(edition, { signal: controller.signal, onProgress: setPart });
      await startWorker(worker, scope);
    } catch (error) {
      if (!controller.signal.aborted) setTrouble(error instanceof NoRoom ? 'full' : 'failed');
    }
    setPart(undefined);
    await refresh();
  };
  const drop = async (): Promise<void> => {
    await remove(edition.root, scope);
    await refresh();
  };

  const isSaving = part !== undefined;
  return (
    <li className={styles.edition}>
      <div className={styles.words}>
        <h2>{edition.label}</h2>
        <p role="status">
          {isSaving ? `${Math.floor(part * 100)} %` : state && <Words {...state} />}
        </p>
        <TroubleText trouble={trouble} />
      </div>
      {isSaving ? (
        <button
          type="button"
          className="button button--secondary"
          onClick={() => stop.current?.abort()}
        >
          <Translate id="site.offline.stop" description="Button that ends the saving of a copy">
            Stop
          </Translate>
        </button>
      ) : (
        <>
          {(!state?.copy || state.isBehind) && (
            <button
              type="button"
              className="button button--primary"
              disabled={!state}
              onClick={() => void save()}
            >
              {state?.copy
                ? texts.update()
                : translate({
                    id: 'site.offline.save',
                    message: 'Save for offline reading',
                    description: 'Button that keeps a version of the documentation in the browser',
                  })}
            </button>
          )}
          {state?.copy && (
            <button type="button" className="button button--secondary" onClick={() => void drop()}>
              <Translate id="site.offline.remove" description="Button that removes a kept copy">
                Remove
              </Translate>
            </button>
          )}
        </>
      )}
      {isSaving && <progress value={part} aria-label={edition.label} />}
    </li>
  );
}
