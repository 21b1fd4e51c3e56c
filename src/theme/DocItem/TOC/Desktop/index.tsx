/**
 * Wraps the table of contents beside the article: an ad below it, which stays in view with it. It is taken over in a
 * task of its own, and not at all on a phone, which does not show it.
 */
import React, { type ReactNode } from 'react';
import OriginalDocItemTOCDesktop from '@theme-original/DocItem/TOC/Desktop';
import { later } from '@site/plugins/engine/client/Later';
import { DESKTOP } from '@site/plugins/engine/client/window-size';
import AdSlot, { useHasAd } from '@site/src/components/AdSlot';
import styles from './styles.module.css';

function DocItemTOCDesktop(): ReactNode {
  if (!useHasAd()) return <OriginalDocItemTOCDesktop />;
  return (
    <div className={styles.column}>
      <OriginalDocItemTOCDesktop />
      <AdSlot place="beside" />
    </div>
  );
}

export default later(DocItemTOCDesktop, DESKTOP);
