/** Replaces the lines of a code block: inserts what the build highlighted, or plain text. */
import React, { type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import styles from './styles.module.css';

export default function CodeBlockContent({ className }: { className?: string }): ReactNode {
  const { metadata, wordWrap } = useCodeBlockContext();
  const { highlighted } = metadata as { highlighted?: string };
  return (
    <pre
      ref={wordWrap.codeBlockRef as RefObject<HTMLPreElement>}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable
      tabIndex={0}
      className={clsx(className, styles.pre, 'thin-scrollbar')}
    >
      {highlighted === undefined ? (
        <code className={styles.lines}>{metadata.code}</code>
      ) : (
        <code className={styles.lines} dangerouslySetInnerHTML={{ __html: highlighted }} />
      )}
    </pre>
  );
}
