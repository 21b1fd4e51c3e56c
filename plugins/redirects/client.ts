import type { ClientModule } from '@docusaurus/types';
import { decoded } from '../../src/lib/decoded';

/** Whether a reader has come by a link or an address, rather than back to where they were. */
function isArrival(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'navigate';
}

/** Leads to the heading that stands now for an anchor that the page had in an earlier edition. */
async function findMoved(anchor: string): Promise<void> {
  const [{ movedAnchor }, { default: sections }] = await Promise.all([
    import('./anchor'),
    import('@generated/redirects/default/sections.json'),
  ]);
  const { pathname, search, hash } = window.location;
  if (decoded(hash.slice(1)) !== anchor) return;
  const elements = [...document.querySelectorAll('article :is(h2, h3, h4)[id]')];
  const headings = elements.map(({ id, textContent }) => ({ id, text: textContent ?? '' }));
  const moved = movedAnchor(pathname, anchor, headings, sections);
  if (moved === undefined) return;
  history.replaceState(history.state, '', `${pathname}${search}#${moved}`);
  document.getElementById(moved)?.scrollIntoView();
}

/** Leads an anchor to its heading where the browser did not find it. */
const client: ClientModule = {
  onRouteDidUpdate({ location: { hash }, previousLocation }) {
    const anchor = decoded(hash.slice(1));
    if (!anchor) return;
    const target = document.getElementById(anchor);
    if (!target) void findMoved(anchor);
    // An address such as `modal.html` is answered with the page for what is not found, which has no headings
    else if (!previousLocation && window.scrollY === 0 && isArrival()) target.scrollIntoView();
  },
};

export default client;
