import React, { useEffect, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { copyFile } from './copy';
import styles from './styles.module.css';

/** Assistants that take a question in the address; their names are those of their makers. */
const ASSISTANTS = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
] as const;

interface Props {
  /** Id that the button names. */
  id: string;
  /** Path of the copy. */
  path: string;
  /** Closes the list, and gives the focus back. */
  onClose: () => void;
}

type CopyState = 'copied' | 'failed' | undefined;

function stateText(state: CopyState): string {
  if (state === 'copied') {
    return translate({
      id: 'site.markdownCopy.copied',
      message: 'Copied',
      description: 'Said and shown when a page has been copied as Markdown',
    });
  }
  return state === 'failed'
    ? translate({
        id: 'site.markdownCopy.notCopied',
        message: 'Could not be copied',
        description: 'Said and shown when a page could not be copied as Markdown',
      })
    : '';
}

/** What can be done with the Markdown copy of a page. */
export default function Menu({ id, path, onClose }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const [state, setState] = useState<CopyState>();
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  const copy = (): void => {
    setState(undefined);
    copyFile(path).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };
  const question = translate(
    {
      id: 'site.markdownCopy.question',
      message: 'Read {address} and answer my questions about it.',
      description: 'What an assistant is asked when a page is opened in it',
    },
    { address: new URL(path, siteConfig.url).href },
  );
  return (
    <div id={id} className={styles.menu}>
      <ul>
        <li>
          <button type="button" onClick={copy}>
            <Translate id="site.markdownCopy.copy" description="Copies the page as Markdown">
              Copy page
            </Translate>
          </button>
        </li>
        <li>
          <a href={path}>
            <Translate id="site.markdownCopy.view" description="Link to the page as Markdown">
              View as Markdown
            </Translate>
          </a>
        </li>
        {ASSISTANTS.map(({ name, address }) => (
          <li key={name}>
            <a
              href={`${address}${encodeURIComponent(question)}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              {translate(
                {
                  id: 'site.markdownCopy.open',
                  message: 'Open in {name}',
                  description: 'Link that opens the page in an assistant, in a new tab',
                },
                { name },
              )}
            </a>
          </li>
        ))}
      </ul>
      <p role="status">{stateText(state)}</p>
    </div>
  );
}
