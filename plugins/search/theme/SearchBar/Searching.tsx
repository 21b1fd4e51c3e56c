import React, { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Translate from '@docusaurus/Translate';
import { useLasting } from '@site/src/lib/useLasting';

/** Says that a search is going on, once it takes its time. Belongs into a region with the role `status`. */
export function SearchingText({ active }: { active: boolean }): ReactNode {
  const isSlow = useLasting(active);
  // What lasted is told of for one render more, when the results are there
  if (!active || !isSlow) return null;
  return (
    <Translate
      id="site.search.searching"
      description="Shown in place of results while a search takes its time"
    >
      Searching…
    </Translate>
  );
}

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
