import React, { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import SearchLink from '@theme/SearchLink';
import Filter from './Filter';
import { countLinks, filterItems } from './filter';
import FrameworkSwitch from './FrameworkSwitch';
import styles from './styles.module.css';

interface Props {
  /** All items of the sidebar. */
  items: readonly PropSidebarItem[];
  /** Whether the sidebar is one that names are looked up in. */
  isFiltered: boolean;
  /** Is told what is left of the items; nothing while there is no filter. */
  onFound: (items: PropSidebarItem[] | undefined) => void;
}

/** What opens above the pages of a sidebar: the choice of framework, and in long ones a filter. */
export default function SidebarTools({ items, isFiltered, onFound }: Props): ReactNode {
  const [query, setQuery] = useState('');
  const tools = useRef<HTMLLIElement>(null);
  const wanted = isFiltered ? query.trim() : '';
  const found = useMemo(
    () => (wanted === '' ? undefined : filterItems(items, wanted)),
    [items, wanted],
  );
  const count = countLinks(found ?? items);
  useEffect(() => onFound(found), [found, onFound]);
  // They stand where the button was that the reader pressed
  useEffect(() => tools.current?.querySelector<HTMLElement>('input, select')?.focus(), []);
  return (
    <li ref={tools} className={styles.tools}>
      {isFiltered && <Filter query={query} onQuery={setQuery} count={count} />}
      {/* What no name answers may stand in a page */}
      {count === 0 && <SearchLink className={styles.elsewhere} words={wanted} />}
      <FrameworkSwitch />
    </li>
  );
}
