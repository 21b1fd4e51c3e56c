import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import Translate from '@docusaurus/Translate';
import { useLasting } from '@site/src/lib/useLasting';
import { useTyped } from './useTyped';

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

/** Keeps a press of Enter, which would open a result of the search before, until there is an answer. */
function useEnterLater(isGoingOn: boolean): void {
  const isPressed = useRef(false);
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
    const form = field?.form;
    if (!field || !form) return undefined;
    if (!isGoingOn) {
      if (!isPressed.current) return undefined;
      isPressed.current = false;
      // It was pressed for a text that the field's own button has emptied since
      if (!field.value.trim()) return undefined;
      // DocSearch has the answer once the promises that wait for it are through
      const timer = setTimeout(() =>
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })),
      );
      return () => clearTimeout(timer);
    }
    const onKey = (event: KeyboardEvent): void => {
      isPressed.current = event.key === 'Enter' && !event.isComposing;
      if (isPressed.current) event.stopPropagation();
    };
    form.addEventListener('keydown', onKey, true);
    return () => form.removeEventListener('keydown', onKey, true);
  }, [isGoingOn]);
}

/**
 * Says in the dialog that a search is going on, in place of the results of the search before: DocSearch shows them
 * until there is an answer, which a slow line or a slow machine takes a while for.
 */
export function Searching({ active }: { active: boolean }): ReactNode {
  const [modal, setModal] = useState<Element | null>(null);
  const isGoingOn = useTyped() !== '' && active;
  useEnterLater(isGoingOn);
  useEffect(() => setModal(document.querySelector('.DocSearch-Modal')), []);
  if (!modal) return null;
  return createPortal(
    <p className="search-going-on" role="status">
      <SearchingText active={isGoingOn} />
    </p>,
    modal,
  );
}
