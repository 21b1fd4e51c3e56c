/**
 * Loads the first page before the app starts, in place of Docusaurus' function of the same name, which
 * differs in nine points:
 *
 * - When a chunk fails, its promise fails and the app never starts: no menu, no search, no message. Here
 *   the app starts, and the page loader shows its error box with the Retry button.
 * - Its promise fails with the first chunk, while others are on their way. Here all have been answered:
 *   a layout that arrives while React takes over the server's HTML would be rendered beside it.
 * - It looks up the address as typed. The app looks up the normalised one (`…/index.html` is the page
 *   itself), so that such a page was not loaded when it was needed and the server's HTML was discarded.
 * - It throws for a path that cannot be decoded (`%E0%A4%A`), and so does the router. Here such a path
 *   loses its percent signs: every module that reads the address later can decode it.
 * - The app takes over the HTML that was served. One page is served for every address without a file:
 *   with the shell of the current version. The app may know the address all the same (`/intro/CLI`,
 *   `/intro/cli.html`), or know that it belongs to another version. There it makes the page anew.
 * - With the hash router it looks up the path of the file that holds the whole site. Here it is the route
 *   behind the `#`, so that the page is there at once, and with it the heading that the address names.
 * - It finds the page in the table of all pages. Here that comes later (`pages.ts`), and the page's HTML says what
 *   the app needs of it.
 * - It begins at once. Here the server's page is painted first: what the app needs would come in between.
 * - The app is rendered in the task in which the last chunk has run. Here it gets a task of its own.
 */
import { createRoot } from 'react-dom/client';
import siteConfig from '@generated/docusaurus.config';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import { forgetNotFound, isNotFoundDocument } from '../../../src/lib/not-found';
import { decodedPath } from './decoded-path';
import { branchesOf, endsAtPage, routesFor, takeFirstPage } from './pages';
import type { PageRoute } from './routes';

/** A page's component as Docusaurus makes it: it can be loaded before it is rendered. */
interface Loadable {
  preload?(): Promise<unknown>;
}

/** Renders the app from nothing: Docusaurus takes over what was served only where no root is yet. */
function startAnew(): void {
  const container = document.getElementById('__docusaurus');
  if (container) window.docusaurusRoot = createRoot(container);
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
  return decodedPath(pathname) === undefined ? mendAddress(pathname) : pathname;
}

/** Whether the not-found page of an address is the one that is served for all: its routes are the same. */
function isServedNotFound(branches: readonly PageRoute[][]): boolean {
  const [served = []] = branchesOf(`${siteConfig.baseUrl}404.html`);
  return branches.every(
    (branch) =>
      branch.length === served.length && branch.every((route, index) => route === served[index]),
  );
}

/** How long the first paint is waited for, in milliseconds; a window that nobody sees may have none. */
const PATIENCE = 1000;

/** Resolves once the page is painted. */
async function painted(): Promise<void> {
  const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
  if (isPainted || document.hidden) return;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
}

export default async function start(pathname: string): Promise<void> {
  await painted();
  takeFirstPage();
  const path = routeOf(pathname);
  const location = normalizeLocation({ pathname: path, search: '', hash: '', state: undefined });
  await routesFor(location.pathname).catch((error: unknown) => console.warn(error));
  const branches = branchesOf(location.pathname);
  const components = branches.flat().map((route) => route.component as Loadable);
  const answers = await Promise.allSettled(
    components.flatMap((component) => component.preload?.() ?? []),
  );
  for (const answer of answers) if (answer.status === 'rejected') console.warn(answer.reason);
  const isNotFound = isNotFoundDocument(document);
  forgetNotFound(document);
  const isServed = isNotFound ? isServedNotFound(branches) : branches.some(endsAtPage);
  if (!isServed) startAnew();
  // What has run so far was one task, and what comes is another: the browser answers the reader in between
  await new Promise((resolve) => setTimeout(resolve));
}
