/**
 * Wraps the mobile sidebar: it is a dialog while it is open, and it is made when the reader reaches for
 * its button, not while the page is starting. With the pointer down or the focus on the button there is
 * time enough before it slides in.
 */
import React, { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import { showPresent } from '@site/src/lib/show-present';

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

/**
 * Closes the open panel when a page is gone to, and be it the same one: the theme does so for entries of the menus, and
 * leaves it open for the logo and others. A choice in the panel changes the query alone, which is no change of page.
 */
function useClosing(isOpen: boolean, close: () => void): void {
  const location = useLocation();
  const last = useRef(location);
  useEffect(() => {
    const before = last.current;
    last.current = location;
    const isOnlyQuery =
      before.pathname === location.pathname &&
      before.hash === location.hash &&
      before.search !== location.search;
    if (isOpen && before !== location && !isOnlyQuery) close();
  }, [isOpen, close, location]);
}

/** What lies behind the open panel. */
const BEHIND = '#__docusaurus > :not(.navbar), .navbar__inner';

/**
 * Makes the panel a dialog for the keyboard and for assistive technology while it is open: the focus
 * moves into it and stays there, Escape closes it, and the focus returns to the button that opened it.
 */
function useDialog(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const panel = document.querySelector<HTMLElement>('.navbar-sidebar');
    if (!isOpen || !panel) return undefined;
    const opener = document.querySelector<HTMLElement>('.navbar__toggle');
    panel.role = 'dialog';
    panel.ariaModal = 'true';
    panel.ariaLabel = translate({ id: 'theme.NavBar.navAriaLabel', message: 'Main' });
    const behind = [...document.querySelectorAll<HTMLElement>(BEHIND)];
    for (const element of behind) element.inert = true;
    // Invisible elements take no focus, and the panel is one until its transition has begun
    const timer = setTimeout(() => {
      panel.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
      showPresent();
    }, 50);
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', onKeyDown);
      for (const element of behind) element.inert = false;
      panel.ariaModal = null;
      if (panel.contains(document.activeElement)) opener?.focus({ preventScroll: true });
    };
  }, [isOpen, close]);
}

export default function MobileSidebarOnDemand(): ReactNode {
  const { shown, shouldRender, toggle } = useNavbarMobileSidebar();
  // What was closed in between is known before the effect is undone
  const isShown = useRef(shown);
  isShown.current = shown;
  // Opened where there is no panel, it would only dim the page. The theme closes it itself when the window
  // grows, before or after this effect
  useEffect(() => {
    if (!shown || shouldRender) return undefined;
    const timer = setTimeout(() => {
      if (isShown.current) toggle();
    });
    return () => clearTimeout(timer);
  }, [shown, shouldRender, toggle]);
  useClosing(shown, toggle);
  useDialog(shown, toggle);
  const reached = useReached('.navbar__toggle', shown);
  return (reached || shown) && <MobileSidebar />;
}
