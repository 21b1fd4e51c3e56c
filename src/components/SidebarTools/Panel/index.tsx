import React, { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { useSearchPath } from '@site/src/components/useSearchPath';
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

/** What no name in the sidebar answers may stand in a page. */
function Elsewhere({ words }: { words: string }): ReactNode {
  const searchPath = useSearchPath();
  if (!searchPath) return null;
  return (
    <Link className={styles.elsewhere} to={searchPath(words)}>
      {translate(
        {
          id: 'site.search.searchFor',
          message: 'Search for “{words}”',
          description: 'Link to the search for these words, where something else was not found',
        },
        { words },
      )}
    </Link>
  );
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
      {count === 0 && <Elsewhere words={wanted} />}
      <FrameworkSwitch />
    </li>
  );
}
