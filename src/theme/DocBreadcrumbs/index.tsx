/**
 * Wraps the breadcrumbs: beside them stands what can be done with the page in Markdown, and on paper the address of
 * the page in their place. Below them stand the steps of a tutorial. The landing page has none of it.
 */
import React, { type ReactNode } from 'react';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OriginalDocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import Steps from '@site/src/components/Steps';
import CopyActions from '@theme/MarkdownCopy/Actions';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  // A category's own list of pages, which the theme can write, is no page of the docs
  const { activeDoc } = useActiveDocContext(undefined);
  const { siteConfig } = useDocusaurusContext();
  if (activeDoc?.id === 'index') return null;
  return (
    <>
      <div className={styles.row}>
        {activeDoc && <p className={styles.address}>{siteConfig.url + activeDoc.path}</p>}
        <OriginalDocBreadcrumbs />
        {activeDoc && <CopyActions permalink={activeDoc.path} />}
      </div>
      {activeDoc && <Steps />}
    </>
  );
}
