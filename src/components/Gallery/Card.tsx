import React, { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useVersionedPath } from '../useVersionedPath';
import styles from './styles.module.css';
import tiles from './tiles.module.css';

/** A page of the documentation. */
interface Page {
  name: string;
  /** Path from the docs root, such as `/native/camera`. */
  to: string;
}

interface Props extends Page {
  /** Picture, as `<file>#<name>` below `static/img` without `.svg`. */
  picture: string;
  /** Whether the name is code, such as a tag or a command. */
  isCode: boolean;
  /** Its relatives. */
  family: readonly Page[];
  /** When to use it. */
  children: ReactNode;
}

function PageLink({ name, to, className }: Page & { className?: string }): ReactNode {
  return (
    <Link className={className} to={useVersionedPath(to)}>
      {name}
    </Link>
  );
}

/** One entry of a gallery: its picture, links to its page and to those of its relatives, and a sentence. */
export default function Card({ picture, isCode, family, children, ...page }: Props): ReactNode {
  const [file = '', symbol = ''] = picture.split('#');
  const href = `${useBaseUrl(`/img/${file}.svg`)}#${symbol}`;
  return (
    <li className={clsx('linked-card', styles.piece)}>
      <svg className={styles.picture} aria-hidden="true" viewBox="0 0 160 100">
        <use href={href} />
      </svg>
      <div className={styles.body}>
        <PageLink {...page} className={clsx(styles.main, !isCode && tiles.name)} />
        <div className={clsx('linked-card__text', styles.text)}>{children}</div>
        {family.length > 0 && (
          <div className={styles.family}>
            {family.map((relative, index) => (
              <Fragment key={relative.to}>
                {index > 0 && ' '}
                <PageLink {...relative} className={styles.related} />
              </Fragment>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
