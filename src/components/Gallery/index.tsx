import React, { type ReactNode } from 'react';
import Card from './Card';
import styles from './styles.module.css';
import tiles from './tiles.module.css';

const PREFIX = 'ion-';

interface PieceProps {
  /** Tags of one family of components, separated by spaces. The first one names the picture. */
  tags: string;
  /** When to use them. */
  children: ReactNode;
}

/** One family of components: its picture, links to its reference pages, and a sentence. */
export function Piece({ tags, children }: PieceProps): ReactNode {
  const pages = tags.split(' ').map((name) => ({ name, to: `/api/${name.slice(PREFIX.length)}` }));
  const [main = { name: '', to: '' }, ...family] = pages;
  return (
    <Card {...main} isCode picture={`components#${main.name.slice(PREFIX.length)}`} family={family}>
      {children}
    </Card>
  );
}

/** A grid of {@link Piece}s. */
export function Gallery({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={tiles.box}>
      <ul className={styles.gallery}>{children}</ul>
    </div>
  );
}
