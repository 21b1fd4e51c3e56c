import React, { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useIsHashRouter } from '@site/src/lib/hash-router';
import { copyPath } from '../../../types';
import useOnDemand from '../../../../../src/lib/useOnDemand';
import styles from './styles.module.css';

const importMenu = () => import('../Panel');

/** Name of the format, which no language translates. */
const LABEL = 'Markdown';

/** A button that shows what can be done with a page's Markdown copy; the list is fetched when somebody comes near. */
function Disclosure({ path }: { path: string }): ReactNode {
  const list = 'page-as-markdown';
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [menu, load] = useOnDemand(importMenu);
  const start = (): void => {
    if (menu === undefined) load();
  };
  useEffect(() => {
    // The copy itself is the best of what there is
    if (isOpen && menu === 'failed') window.location.assign(path);
  }, [isOpen, menu, path]);
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className={styles.actions} onPointerEnter={start} onFocus={start} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-label={translate({
          id: 'site.markdownCopy.menu',
          message: 'Markdown: copy or open this page',
          description: 'Button with the text “Markdown” that shows what can be done with the page',
        })}
        onClick={() => {
          start();
          setOpen(!isOpen);
        }}
      >
        {LABEL}
      </button>
      {isOpen && typeof menu === 'object' && (
        <menu.component id={list} path={path} onClose={close} />
      )}
    </div>
  );
}

interface Props {
  /** Address of the page. */
  permalink: string;
}

/** What a reader can do with the Markdown copy of a page; before the app runs, a link to it. */
export default function CopyActions({ permalink }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const path = copyPath(permalink);
  if (useIsHashRouter()) return null;
  if (isBrowser) return <Disclosure key={path} path={path} />;
  return (
    <a className={styles.button} href={path}>
      {LABEL}
    </a>
  );
}
