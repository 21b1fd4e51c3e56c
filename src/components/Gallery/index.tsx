import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useVersionedPath } from '../useVersionedPath';
import Card from './Card';
import styles from './styles.module.css';
import tiles from './tiles.module.css';

const PREFIX = 'ion-';

function Tag({ tag, main }: { tag: string; main: boolean }): ReactNode {
  const path = useVersionedPath(`/api/${tag.slice(PREFIX.length)}`);
  return (
    <Link className={main ? styles.main : styles.related} to={path}>
      {tag}
    </Link>
  );
}

interface PieceProps {
  /** Tags of one family of components, separated by spaces. The first one names the picture. */
  tags: string;
  /** When to use them. */
  children: ReactNode;
}

/** One family of components: its picture, links to its reference pages, and a sentence. */
export function Piece({ tags, children }: PieceProps): ReactNode {
  const [main = '', ...related] = tags.split(' ');
  return (
    <Card
      picture={`components#${main.slice(PREFIX.length)}`}
      name={<Tag tag={main} main />}
      family={related.map((tag) => ({ key: tag, link: <Tag tag={tag} main={false} /> }))}
    >
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
