import React, { useEffect, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import Translate from '@docusaurus/Translate';
import { useLasting } from '@site/src/lib/useLasting';
import styles from './styles.module.css';

/** Fields of the page: what is typed into one of them is no query. */
const FIELDS = 'input, textarea, select';

/**
 * Stands where the dialog will be while its code is on the way. What is typed meanwhile is not lost.
 *
 * @param onType told how each key changes the query that the dialog begins with
 */
export default function Waiting({
  onType,
}: {
  onType: Dispatch<SetStateAction<string>>;
}): ReactNode {
  const isSlow = useLasting(true);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isLetter = [...key].length === 1;
      if (ctrlKey || metaKey || altKey || (!isLetter && key !== 'Backspace')) return;
      if (target instanceof Element && target.matches(FIELDS)) return;
      event.preventDefault();
      onType((query) => (isLetter ? query + key : query.slice(0, -1)));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onType]);
  return (
    <p className={styles.waiting} role="status">
      {isSlow && (
        <Translate
          id="site.search.loading"
          description="Shown below the search button while the search dialog is loading"
        >
          Loading the search…
        </Translate>
      )}
    </p>
  );
}
