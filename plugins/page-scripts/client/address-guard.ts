/**
 * Makes the hash of an address one that can be decoded. Docusaurus decodes it when it looks for the heading
 * to scroll to, and the page crashes over `#50%`, which a reader may type and any site may link to. The
 * listener is here before the router's own, because client modules are loaded before the app starts.
 */
import { decodableHash } from './hash';

function mend(): void {
  const { hash, pathname, search } = window.location;
  const mended = decodableHash(hash);
  if (mended !== hash) history.replaceState(history.state, '', `${pathname}${search}${mended}`);
}

if (typeof window !== 'undefined') {
  for (const event of ['popstate', 'hashchange']) window.addEventListener(event, mend, true);
  // Of the first address, which has no event
  mend();
}
