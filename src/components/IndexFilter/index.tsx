import React, { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import FilterField from '../FilterField';
import { matchesQuery } from './matches';
import styles from './styles.module.css';

/** Entries that the reference's index of components renders. */
const ENTRY = '.ref-index-item';

/** Hides the entries that do not match, and says how many do. */
function filterEntries(query: string): number {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRY)];
  return entries.filter((entry) => {
    entry.hidden = !matchesQuery(entry.textContent ?? '', query);
    return !entry.hidden;
  }).length;
}

/**
 * A field that filters the index of components below it while the reader types. The entries are part
 * of the page's HTML; they are hidden in place, so the long list needs no state.
 */
export default function IndexFilter(): ReactNode {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const [count, setCount] = useState<number>();
  useEffect(() => setCount(filterEntries(wanted)), [wanted]);
  return (
    <div className={styles.filter}>
      <FilterField
        label={translate({
          id: 'site.index.filter',
          message: 'Filter by component or member',
          description: 'Label of the field above the index of all components',
        })}
        placeholder="ion-modal, ionChange, --padding-start"
        query={query}
        onQuery={setQuery}
        count={count}
        counted={(components) =>
          translate(
            {
              id: 'site.index.count',
              message: 'One component|{count} components',
              description: 'How many components match the filter; plural forms divided by |',
            },
            { count: components },
          )
        }
      />
    </div>
  );
}
