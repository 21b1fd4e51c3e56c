import React, { type ReactNode } from 'react';
import Actions from './Actions';
import styles from './styles.module.css';

interface Props {
  /** Small line above the title, such as the version. */
  eyebrow: string;
  title: string;
  children: ReactNode;
}

/** The head of a landing page: one sentence, one paragraph, and the first steps in the reader's framework. */
export default function Hero({ eyebrow, title, children }: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <div>
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{children}</div>
      </div>
      <Actions />
    </header>
  );
}
