/**
 * Loads the first page before the app starts, in place of Docusaurus' function of the same name, which
 * differs in six points:
 *
 * - When a chunk fails, its promise fails and the app never starts: no menu, no search, no message. Here
 *   the app is made anew, and the page loader shows its error box with the Retry button.
 * - Its promise fails with the first chunk, while others are on their way. Here all have been answered:
 *   a layout that arrives while React hydrates the server's HTML would be rendered beside it.
 * - It looks up the address as typed. The app looks up the normalized one (`…/index.html` is the page
 *   itself), so that such a page was not loaded when it was needed and the server's HTML was discarded.
 * - It throws for a path that cannot be decoded (`%E0%A4%A`), and so does the router. Here such a path
 *   loses its percent signs: every module that reads the address later can decode it.
 * - The app hydrates the HTML that was served. One page is served for every address without a file: with the
 *   shell of the current version, and links of another address. The app may know the address all the same
 *   (`/intro/CLI`, `/intro/cli.html`), or know that it belongs to another version. Here it makes such a page anew.
 * - With the hash router it looks up the path of the file that holds the whole site. Here it is the route
 *   behind the `#`, so that the page is there at once, and with it the heading that the address names.
 */
import { createRoot } from 'react-dom/client';
import siteConfig from '@generated/docusaurus.config';
import routes from '@generated/routes';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { matchRoutes } from 'react-router-config';
import { forgetNotFound, isNotFoundDocument } from '../../../src/lib/not-found';

/** The path of an address with its percent signs decoded; nothing where it is malformed. */
function decoded(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** Renders the app from nothing: Docusaurus hydrates only where no root is yet. */
function startAnew(): void {
  const container = document.getElementById('__docusaurus');
  if (container) window.docusaurusRoot = createRoot(container);
  // Nothing is hydrated, so that nothing waits for it
  document.documentElement.removeAttribute('data-has-hydrated');
}

/** Makes the address one that the router can decode, and returns its path. */
function mendAddress(pathname: string): string {
  const mended = pathname.replaceAll('%', '');
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${mended}${search}${hash}`);
  return mended;
}

/** The route that the address names, as a path that the router can decode. */
function routeOf(pathname: string): string {
  if (siteConfig.future.experimental_router === 'hash') {
    const [route = ''] = window.location.hash.slice(1).split(/[?#]/);
    return route.startsWith('/') ? route : `/${route}`;
  }
  return decoded(pathname) === undefined ? mendAddress(pathname) : pathname;
}

export default async function start(pathname: string): Promise<void> {
  const path = routeOf(pathname);
  const location = normalizeLocation({ pathname: path, search: '', hash: '', state: undefined });
  const paths = new Set([location.pathname, decoded(location.pathname) ?? '']);
  const found = [...paths].flatMap((one) => matchRoutes(routes, one));
  const loading = found.map(async ({ route }) => route.component.preload());
  const answers = await Promise.allSettled(loading);
  const failed = answers.filter((answer) => answer.status === 'rejected');
  for (const { reason } of failed) console.warn(reason);
  if (failed.length > 0 || isNotFoundDocument(document)) startAnew();
  forgetNotFound(document);
}
