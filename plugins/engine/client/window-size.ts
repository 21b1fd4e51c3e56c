/**
 * The theme's `useWindowSize`, decided by a media query. The theme compares `window.innerWidth`, which on a
 * phone grows with a page that is wider than the screen: the layout of the style sheets was the phone's,
 * the components were the desktop's, and the menu button dimmed the page without opening anything.
 */
import { useEffect, useState } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The widest screen, in CSS pixels, that is not a desktop; the theme's style sheets use the same. */
const DESKTOP_BREAKPOINT = 996;

/** Size of the screen; `ssr` on the server and in the first render of the browser. */
export type WindowSize = 'desktop' | 'mobile' | 'ssr';

function desktop(breakpoint: number): string {
  return `(min-width: ${breakpoint + 1}px)`;
}

/** Media query of a desktop's screen. */
export const DESKTOP = desktop(DESKTOP_BREAKPOINT);

/** @throws Error on the server, which has no window */
function windowSizeNow(breakpoint: number): WindowSize {
  if (!ExecutionEnvironment.canUseDOM) {
    throw new Error('getWindowSize() should only be called after React hydration');
  }
  return window.matchMedia(desktop(breakpoint)).matches ? 'desktop' : 'mobile';
}

/**
 * The size of the screen, as a value that changes only when the breakpoint is crossed.
 *
 * @param options.desktopBreakpoint width in CSS pixels that a desktop is wider than
 */
export function useWindowSize({ desktopBreakpoint = DESKTOP_BREAKPOINT } = {}): WindowSize {
  // The same on the server and in the first render, so that hydration finds what was sent
  const [size, setSize] = useState<WindowSize>('ssr');
  useEffect(() => {
    const update = (): void => setSize(windowSizeNow(desktopBreakpoint));
    update();
    const query = window.matchMedia(desktop(desktopBreakpoint));
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [desktopBreakpoint]);
  return size;
}
