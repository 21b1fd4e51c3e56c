import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A part of a landing page: what it is about, then, beside it where there is room, what it leads to. */
export default function Section({ children }: { children: ReactNode }): ReactNode {
  return <section className={styles.section}>{children}</section>;
}
