import React, { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useVersionedPath } from '../useVersionedPath';
import styles from './styles.module.css';

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
  const picture = `${useBaseUrl('/img/components.svg')}#${main.slice(PREFIX.length)}`;
  return (
    <li className={styles.piece}>
      <svg className={styles.picture} aria-hidden="true" viewBox="0 0 160 100">
        <use href={picture} />
      </svg>
      <div className={styles.body}>
        <Tag tag={main} main />
        <div className={styles.text}>{children}</div>
        {related.length > 0 && (
          <div className={styles.family}>
            {related.map((tag, index) => (
              <Fragment key={tag}>
                {index > 0 && ' '}
                <Tag tag={tag} main={false} />
              </Fragment>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

/** A grid of {@link Piece}s. */
export function Gallery({ children }: { children: ReactNode }): ReactNode {
  return <ul className={styles.gallery}>{children}</ul>;
}
