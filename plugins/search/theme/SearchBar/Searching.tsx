import React, { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { SearchingText } from './SearchingText';

/**
 * Says in the dialog that a search is going on: DocSearch shows what it showed before until there is an
 * answer, which a slow machine that has just fetched the index takes a while for.
 */
export function Searching({ active }: { active: boolean }): ReactNode {
  const [modal, setModal] = useState<Element | null>(null);
  useEffect(() => setModal(document.querySelector('.DocSearch-Modal')), []);
  if (!modal) return null;
  return createPortal(
    <p className="search-going-on" role="status">
      <SearchingText active={active} />
    </p>,
    modal,
  );
}
