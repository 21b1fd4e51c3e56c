import React, { type ReactNode } from 'react';
import Actions from './Actions';
import styles from './styles.module.css';

export { default as Stage } from './Stage';
export { default as Starts } from './Starts';

interface HeroProps {
  /** Small line above the title, such as the version. */
  eyebrow: string;
  title: string;
  children: ReactNode;
}

/** The head of a landing page: one sentence, one paragraph, and the first steps in the reader's framework. */
export function Hero({ eyebrow, title, children }: HeroProps): ReactNode {
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

/** A part of a landing page: what it is about, then, beside it where there is room, what it leads to. */
export function Section({ children }: { children: ReactNode }): ReactNode {
  return <section className={styles.section}>{children}</section>;
}
