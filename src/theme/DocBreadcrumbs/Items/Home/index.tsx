/** Replaces the first breadcrumb, which leads out of an older version: this one stays in it. */
import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import IconHome from '@theme/Icon/Home';
import { useVersionedPath } from '@site/src/components/useVersionedPath';
import styles from './styles.module.css';

export default function HomeBreadcrumbItem(): ReactNode {
  return (
    <li className="breadcrumbs__item">
      <Link
        className={`breadcrumbs__link ${styles.link}`}
        to={useVersionedPath('/')}
        aria-label={translate({ id: 'theme.docs.breadcrumbs.home', message: 'Home page' })}
      >
        <IconHome className={styles.icon} />
      </Link>
    </li>
  );
}
