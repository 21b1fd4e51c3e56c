/**
 * Loads the first page before the app starts, in place of the engine's function of the same name. The
 * engine's differs in two points that the specification settles otherwise:
 *
 * - When a chunk fails, its promise fails and the app never starts: no menu, no search, no message. Here
 *   the app starts, and the page loader shows its error box with the Retry button.
 * - It looks up the address as typed. The app looks up the normalised one (`…/index.html` is the page
 *   itself), so that such a page was not loaded when it was needed and the server's HTML was discarded.
 */
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import preloadRoute from '@docusaurus/core/lib/client/preload';

export default async function preload(pathname: string): Promise<void> {
  const location = normalizeLocation({ pathname, search: '', hash: '', state: undefined });
  try {
    await preloadRoute(location.pathname);
  } catch (error) {
    console.warn(error);
  }
}
