import React, { Fragment, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  /** Picture, as `<file>#<name>` below `static/img` without `.svg`. */
  picture: string;
  /** The link that names it. */
  name: ReactNode;
  /** Links to its relatives. */
  family: readonly { key: string; link: ReactNode }[];
  /** When to use it. */
  children: ReactNode;
}

/** One entry of a gallery. */
export default function Card({ picture, name, family, children }: Props): ReactNode {
  const [file = '', symbol = ''] = picture.split('#');
  const href = `${useBaseUrl(`/img/${file}.svg`)}#${symbol}`;
  return (
    <li className={styles.piece}>
      <svg className={styles.picture} aria-hidden="true" viewBox="0 0 160 100">
        <use href={href} />
      </svg>
      <div className={styles.body}>
        {name}
        <div className={styles.text}>{children}</div>
        {family.length > 0 && (
          <div className={styles.family}>
            {family.map(({ key, link }, index) => (
              <Fragment key={key}>
                {index > 0 && ' '}
                {link}
              </Fragment>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
