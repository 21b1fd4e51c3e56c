import type { ClientModule } from '@docusaurus/types';
import { movedAnchor } from './anchor';

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** Leads an anchor that a page had in an earlier edition to the heading that stands for it now. */
const client: ClientModule = {
  onRouteDidUpdate({ location: { hash, pathname, search } }) {
    const ids = [...document.querySelectorAll('article :is(h2, h3, h4)[id]')].map(({ id }) => id);
    const anchor = hash && movedAnchor(decoded(hash), ids);
    if (!anchor) return;
    history.replaceState(history.state, '', `${pathname}${search}#${anchor}`);
    document.getElementById(anchor)?.scrollIntoView();
  },
};

export default client;
