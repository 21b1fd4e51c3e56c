import React, { useCallback, useEffect, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { isSingleKey } from '@site/src/lib/single-keys';
import useOnDemand from '../useOnDemand';

const load = () => import(/* webpackChunkName: "shortcuts" */ './Panel');

/** A button, and the key ?, that open the list of keyboard shortcuts. */
export default function Shortcuts(): ReactNode {
  const [panel, start] = useOnDemand(load);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    start();
    setOpen(true);
  }, [start]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isSingleKey(event, '?')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [open]);
  const Panel = typeof panel === 'object' && panel.component;
  return (
    <>
      <button type="button" className="app-button" aria-haspopup="dialog" onClick={open}>
        <Translate
          id="site.shortcuts.title"
          description="Title of the list of keyboard shortcuts, and of the button that opens it"
        >
          Keyboard shortcuts
        </Translate>
      </button>
      {isOpen && panel === 'failed' && (
        <p role="alert">
          <Translate
            id="site.shortcuts.notLoaded"
            description="Shown below the button when the list of keyboard shortcuts did not load"
          >
            The list could not be loaded. Check your network connection and try again.
          </Translate>
        </p>
      )}
      {isOpen && Panel && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}
