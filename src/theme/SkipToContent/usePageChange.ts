import { useHistory } from '@docusaurus/router';
import { useLocationChange } from '@docusaurus/theme-common/internal';
import { announce } from '@site/src/lib/announce';
import { decoded } from '@site/src/lib/decoded';

/** Until then what was open over the old page has closed, and the new one has its title. */
const CHANGED_MS = 100;

/** Lets reading go on at an element that takes no focus otherwise, as the theme does it; the page stays where it is. */
function goOnAt(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.removeAttribute('tabindex');
}

/**
 * After a navigation within the app, does for screen readers and keyboards what a browser does when it loads a page:
 * the title is announced, and the focus goes to the section of the address or, on the way back, before the page. On the
 * way back within one page the browser places the focus itself.
 *
 * @param start selector of the element before the page
 */
export function usePageChange(start: string): void {
  const { action } = useHistory();
  useLocationChange(({ location, previousLocation }) => {
    const isOtherPage = location.pathname !== previousLocation?.pathname;
    if (isOtherPage) {
      setTimeout(() => {
        announce(document.querySelector('h1')?.textContent ?? document.title);
      }, CHANGED_MS);
    }
    const id = decoded(location.hash.slice(1)) ?? '';
    const isOnlyQuery =
      !isOtherPage &&
      location.hash === previousLocation?.hash &&
      location.search !== previousLocation.search;
    if (action === 'POP' ? !isOtherPage : id === '' || isOnlyQuery) return;
    const place =
      action === 'POP' ? document.querySelector<HTMLElement>(start) : document.getElementById(id);
    if (place) goOnAt(place);
  });
}
