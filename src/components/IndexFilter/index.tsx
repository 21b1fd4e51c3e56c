import React, { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { decoded } from '@site/src/lib/decoded';
import FilterField from '../FilterField';
import { matchesQuery } from './matches';
import styles from './styles.module.css';

/** Entries that the reference's index of components renders. */
const ENTRY = '.ref-index-item';

/** Name of the marks, for `::highlight()` in the style sheet. */
const MARKS = 'index-match';

/** Hides the entries that do not match, and says how many do. */
function filterEntries(query: string): number {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRY)];
  return entries.filter((entry) => {
    entry.hidden = !matchesQuery(entry.textContent ?? '', query);
    return !entry.hidden;
  }).length;
}

/** Where the words of a query stand in the entries that are shown. */
function placesOf(query: string): Range[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return [...document.querySelectorAll(`${ENTRY}:not([hidden]) code`)].flatMap(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return [];
    const text = firstChild.data.toLowerCase();
    return words.flatMap((word) =>
      [...text.matchAll(new RegExp(word.replace(/\W/g, '\\$&'), 'g'))].map(({ index }) => {
        const range = new Range();
        range.setStart(firstChild, index);
        range.setEnd(firstChild, index + word.length);
        return range;
      }),
    );
  });
}

/** Takes entries that are hidden out of the contents of the page. */
function filterContents(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.table-of-contents a')) {
    const target = document.getElementById(decoded(link.hash.slice(1)) ?? '');
    const item = link.closest('li');
    if (item) item.hidden = Boolean(target?.closest('[hidden]'));
  }
}

/**
 * A field that filters the index of components below it while the reader types. The entries are part
 * of the page's HTML; they are hidden in place, so the long list needs no state.
 */
export default function IndexFilter(): ReactNode {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const [count, setCount] = useState<number>();
  useEffect(() => {
    setCount(filterEntries(wanted));
    filterContents();
    // Older browsers cannot mark without changing the page
    if (typeof Highlight === 'function') {
      CSS.highlights.set(MARKS, new Highlight(...placesOf(wanted)));
    }
  }, [wanted]);
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
          components === 0
            ? translate({
                id: 'site.index.none',
                message: 'No component and no member has this name',
                description: 'Instead of the number of components that match the filter',
              })
            : translate(
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
