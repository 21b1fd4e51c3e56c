import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { SOURCES } from '@site/src/lib/frameworks';
import { FRAMEWORKS, type Framework } from '../../lib/demo';
import { Mark, useFirstPage } from './frameworks';
import styles from './styles.module.css';

/** What each framework's first app is made of, in a few words; one that is left out has no card. */
type Props = Partial<Record<Framework, string>>;

/** A card for each framework, which leads to its first app. */
export default function Starts(words: Props): ReactNode {
  const firstPage = useFirstPage();
  return (
    <div className={styles.starts}>
      {FRAMEWORKS.filter((framework) => words[framework] !== undefined).map((framework) => (
        <Link
          key={framework}
          className={clsx('linked-card', styles.start)}
          to={firstPage(framework)}
          data-framework={framework}
        >
          <Mark framework={framework} />
          <span className={styles.startLabel}>{SOURCES[framework].label}</span>
          <span className="linked-card__text">{words[framework]}</span>
        </Link>
      ))}
    </div>
  );
}
