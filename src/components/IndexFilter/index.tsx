import React, { useDeferredValue, useEffect, useId, useState, type ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
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
  const field = useId();
  const { selectMessage } = usePluralForm();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const [count, setCount] = useState<number>();
  useEffect(() => setCount(filterEntries(wanted)), [wanted]);
  return (
    <div className={styles.filter}>
      <label htmlFor={field}>
        {translate({
          id: 'site.index.filter',
          message: 'Filter by component or member',
          description: 'Label of the field above the index of all components',
        })}
      </label>
      <input
        id={field}
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="ion-modal, ionChange, --padding-start"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <output htmlFor={field}>
        {count !== undefined &&
          selectMessage(
            count,
            translate(
              {
                id: 'site.index.count',
                message: 'One component|{count} components',
                description: 'How many components match the filter; plural forms divided by |',
              },
              { count },
            ),
          )}
      </output>
    </div>
  );
}
