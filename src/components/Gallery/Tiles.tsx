import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Card from './Card';
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

/** One page of a section with its picture, a sentence, and links to its relatives. */
export function Tile({ command = false, more = '', ...card }: TileProps): ReactNode {
  const folder = card.to.slice(0, card.to.lastIndexOf('/'));
  const family = more === '' ? [] : more.split(' ');
  return (
    <Card
      {...card}
      isCode={command}
      family={family.map((page) => ({
        name: page.replace(FIRST_WORD, '$1 '),
        to: `${folder}/${page}`,
      }))}
    />
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
