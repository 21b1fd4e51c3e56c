/**
 * Replaces the page loader: Docusaurus' own is not translatable and its error box fails the contrast
 * check. Same states: nothing until the delay has passed, then a spinner; a red box with Retry.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type OriginalLoading from '@theme/Loading';
import styles from './styles.module.css';

export default function Loading({
  error,
  retry,
  pastDelay,
}: ComponentProps<typeof OriginalLoading>): ReactNode {
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--secondary" onClick={retry}>
          <Translate id="site.loading.retry" description="Button that loads a failed page again">
            Retry
          </Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <div className={styles.pending} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <span className="spoken">
        <Translate id="site.loading.pending" description="Spoken while a page is being loaded">
          Loading page
        </Translate>
      </span>
    </div>
  );
}
