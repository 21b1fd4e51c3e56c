import React, { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import SearchLink from '@theme/SearchLink';
import FilterField from '../../FilterField';
import { countLinks, filterItems } from './filter';
import styles from '../styles.module.css';

interface Props {
  /** What the field is called, like the button that it takes the place of. */
  label: string;
  /** All items of the sidebar. */
  items: readonly PropSidebarItem[];
  /** Is told what is left of the items; nothing while there is no filter. */
  onFound: (items: PropSidebarItem[] | undefined) => void;
}

/** How many pages are left, in plural forms. */
function nameCount(count: number): string {
  return count === 0
    ? translate({
        id: 'site.sidebar.none',
        message: 'No page here has this name',
        description: 'Instead of the number of pages of the sidebar that match the filter',
      })
    : translate(
        {
          id: 'site.sidebar.count',
          message: 'One page|{count} pages',
          description: 'How many pages of the sidebar match the filter; plural forms divided by |',
        },
        { count },
      );
}

/** The field that opens above a long sidebar and filters its pages. */
export default function SidebarFilter({ label, items, onFound }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const wanted = query.trim();
  const found = useMemo(
    () => (wanted === '' ? undefined : filterItems(items, wanted)),
    [items, wanted],
  );
  const count = countLinks(found ?? items);
  useEffect(() => onFound(found), [found, onFound]);
  // It stands where the button was that the reader pressed
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box} className={styles.filter}>
      <FilterField
        label={label}
        query={query}
        onQuery={setQuery}
        count={found && count}
        counted={nameCount}
      />
      {/* What no name answers may stand in a page */}
      {count === 0 && <SearchLink className={styles.elsewhere} words={wanted} />}
    </div>
  );
}
