import React, { useId, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { relatedPages } from './ways';
import styles from './styles.module.css';

/** Links to the components that have to do with one, at the end of its page. */
export default function Related({ pages }: { pages: ReturnType<typeof relatedPages> }): ReactNode {
  const title = useId();
  return (
    <nav className={styles.related} aria-labelledby={title}>
      <p id={title}>
        <Translate
          id="site.page.related"
          description="Above links to other components, at the end of the page of one"
        >
          Related components
        </Translate>
      </p>
      <ul>
        {pages.map(({ href, label }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
