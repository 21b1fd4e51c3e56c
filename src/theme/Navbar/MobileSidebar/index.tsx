/**
 * Wraps the mobile sidebar: it is made when the reader reaches for its button, not while the page is
 * starting. With the pointer down or the focus on the button there is time enough before it slides in.
 */
import React, { useEffect, useState, type ReactNode } from 'react';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

const EVENTS = ['pointerdown', 'focusin'] as const;

/** Whether the reader has reached for the element, or opened what it opens by other means, once. */
function useReached(selector: string, opened: boolean): boolean {
  const [reached, setReached] = useState(false);
  useEffect(() => {
    if (reached) return undefined;
    if (opened) setReached(true);
    const look = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(selector)) setReached(true);
    };
    for (const name of EVENTS) document.addEventListener(name, look, { passive: true });
    return () => {
      for (const name of EVENTS) document.removeEventListener(name, look);
    };
  }, [reached, opened, selector]);
  return reached;
}

export default function MobileSidebarOnDemand(): ReactNode {
  const { shown } = useNavbarMobileSidebar();
  const reached = useReached('.navbar__toggle', shown);
  return (reached || shown) && <MobileSidebar />;
}
