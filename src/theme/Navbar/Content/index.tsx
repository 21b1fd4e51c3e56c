/** Wraps what is in the bar: arrow keys go along it and through an open menu, as in APG's disclosure navigation. */
import React, { useEffect, type ReactNode } from 'react';
import Original from '@theme-original/Navbar/Content';
import { nextStop } from './arrows';

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return;
  const next = nextStop(target, key);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

export default function NavbarContent(): ReactNode {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.navbar__inner');
    bar?.addEventListener('keydown', onKeyDown);
    return () => bar?.removeEventListener('keydown', onKeyDown);
  }, []);
  return <Original />;
}
