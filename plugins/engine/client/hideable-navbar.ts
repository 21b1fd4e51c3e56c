/**
 * The theme's `useHideableNavbar`: the bar goes when the reader scrolls down, and comes back on the way up. The
 * theme's asks for the height of the bar and for the scroll position while the page is taken over, so that the
 * browser has to lay the page out in the middle of it. Here both are looked up when the reader scrolls.
 */
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocationChange, useScrollController } from '@docusaurus/theme-common/internal';

interface HideableNavbar {
  navbarRef: RefObject<HTMLElement>;
  isNavbarVisible: boolean;
}

/**
 * Says whether the bar is shown.
 *
 * @param hideOnScroll the setting of the theme; without it the bar is always there
 */
export function useHideableNavbar(hideOnScroll: boolean): HideableNavbar {
  const { scrollEventsEnabledRef } = useScrollController();
  const [isNavbarVisible, setIsNavbarVisible] = useState(hideOnScroll);
  const navbarRef = useRef<HTMLElement>(null);
  // The jump to the heading of an address is no scrolling of the reader's
  const isJump = useRef(false);

  useLocationChange(({ location: { hash } }) => {
    if (!hideOnScroll) return;
    const isHeading = hash !== '' && document.getElementById(hash.slice(1)) !== null;
    if (isHeading) isJump.current = true;
    setIsNavbarVisible(!isHeading);
  });

  useEffect(() => {
    if (!hideOnScroll) return undefined;
    let before: number | undefined;
    const onScroll = (): void => {
      if (!scrollEventsEnabledRef.current) return;
      const [now, last] = [window.scrollY, before];
      before = now;
      const height = navbarRef.current?.offsetHeight ?? 0;
      if (now < height) {
        // Also where a page springs back from beyond its upper end
        setIsNavbarVisible(true);
      } else if (isJump.current) {
        isJump.current = false;
      } else if (last !== undefined && now >= last) {
        setIsNavbarVisible(false);
      } else if (now + window.innerHeight < document.documentElement.scrollHeight - height) {
        // Not where a page springs back from beyond its lower end
        setIsNavbarVisible(true);
      }
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [hideOnScroll, scrollEventsEnabledRef]);

  return { navbarRef, isNavbarVisible };
}
