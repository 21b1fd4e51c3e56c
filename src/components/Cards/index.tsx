import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useVersionedPath } from '../useVersionedPath';
import styles from './styles.module.css';

interface CardProps {
  title: string;
  /** Site path from the docs root, such as `/intro/cli`, or an absolute URL. */
  to: string;
  children: ReactNode;
}

/** One link with a sentence about where it leads. */
export function Card({ title, to, children }: CardProps): ReactNode {
  return (
    <Link className={clsx('linked-card', styles.card)} to={useVersionedPath(to)}>
      <span className={styles.title}>{title}</span>
      <span className={clsx('linked-card__text', styles.text)}>{children}</span>
    </Link>
  );
}

/** A grid of {@link Card}s that reflows from one to three columns. */
export function Cards({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.cards}>{children}</div>;
}
