import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useVersionedPath } from '../useVersionedPath';
import styles from './styles.module.css';
import tiles from './tiles.module.css';

interface TileProps {
  /** Picture, as `<file>#<name>` below `static/img` without `.svg`. */
  picture: string;
  name: string;
  /** Path from the docs root, such as `/native/camera`. */
  to: string;
  /** The name is a command. */
  command?: boolean;
  /** Further pages of the family, in the same folder, separated by spaces. */
  more?: string;
  /** When to use it. */
  children: ReactNode;
}

/** The words of a command, of which only the first may have a hyphen: `live-update-add`, `ssh-add`. */
const FIRST_WORD = /^(live-update|[a-z]+)-/;

function More({ path }: { path: string }): ReactNode {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(FIRST_WORD, '$1 ');
  return (
    <Link className={styles.related} to={useVersionedPath(path)}>
      {name}
    </Link>
  );
}

/** One page of a section with its picture, a sentence, and links to its relatives. */
export function Tile({ picture, name, to, command, more = '', children }: TileProps): ReactNode {
  const [file = '', symbol = ''] = picture.split('#');
  const folder = to.slice(0, to.lastIndexOf('/'));
  const href = `${useBaseUrl(`/img/${file}.svg`)}#${symbol}`;
  return (
    <li className={styles.piece}>
      <svg className={styles.picture} aria-hidden="true" viewBox="0 0 160 100">
        <use href={href} />
      </svg>
      <div className={styles.body}>
        <Link className={clsx(styles.main, !command && tiles.name)} to={useVersionedPath(to)}>
          {name}
        </Link>
        <div className={styles.text}>{children}</div>
        {more !== '' && (
          <div className={styles.family}>
            {more.split(' ').map((page) => (
              <More key={page} path={`${folder}/${page}`} />
            ))}
          </div>
        )}
      </div>
    </li>
  );
}

/** A grid of {@link Tile}s, six or twelve of them: each number of columns that it has leaves no gap. */
export function Tiles({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={tiles.box}>
      <ul className={clsx(styles.gallery, tiles.tiles)}>{children}</ul>
    </div>
  );
}
