/** Wraps the table of contents beside the article: an ad below it, which stays in view with it. */
import React, { type ReactNode } from 'react';
import OriginalDocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import AdSlot, { useHasAd } from '@theme/AdSlot';
import styles from './styles.module.css';

export default function DocItemTOCDesktop(): ReactNode {
  if (!useHasAd()) return <OriginalDocItemTOCDesktop />;
  return (
    <div className={styles.column}>
      <OriginalDocItemTOCDesktop />
      <AdSlot place="beside" />
    </div>
  );
}
