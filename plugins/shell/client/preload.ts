/**
 * Loads the first page before the app starts, in place of the engine's function of the same name. The
 * engine's differs in four points that the specification settles otherwise:
 *
 * - When a chunk fails, its promise fails and the app never starts: no menu, no search, no message. Here
 *   the app starts, and the page loader shows its error box with the Retry button.
 * - Its promise fails with the first chunk, while others are on their way. Here all have been answered:
 *   a layout that arrives while React takes over the server's HTML would be rendered beside it.
 * - It looks up the address as typed. The app looks up the normalised one (`…/index.html` is the page
 *   itself), so that such a page was not loaded when it was needed and the server's HTML was discarded.
 * - One page is served for every unknown address: with the shell of the current version, and links for no
 *   address in particular. There the app does not take over what was served, but makes the page anew.
 */
import { createRoot } from 'react-dom/client';
import normalizeLocation from '@docusaurus/core/lib/client/normalizeLocation';
import routes from '@generated/routes';
import { matchRoutes, type PageRoute } from '../../lean-runtime/client/route-config';

/** A page's component as the engine makes it: it can be loaded before it is rendered. */
interface Loadable {
  preload?(): Promise<unknown>;
}

/** Whether a branch of routes ends at a page, and not in a part of the site that has none there. */
function endsAtPage(branch: readonly PageRoute[]): boolean {
  const last = branch.at(-1);
  return last !== undefined && last.path !== '*' && last.routes === undefined;
}

/** Renders the app from nothing: the engine takes over what was served only where no root is yet. */
function startAnew(): void {
  const container = document.getElementById('__docusaurus');
  if (container) window.docusaurusRoot = createRoot(container);
}

export default async function preload(pathname: string): Promise<void> {
  const location = normalizeLocation({ pathname, search: '', hash: '', state: undefined });
  const branches = [...new Set([location.pathname, decodeURI(location.pathname)])].map((path) =>
    matchRoutes(routes as unknown as PageRoute[], path).map(({ route }) => route),
  );
  const components = branches.flat().map((route) => route.component as Loadable);
  const answers = await Promise.allSettled(components.map((component) => component.preload?.()));
  for (const answer of answers) if (answer.status === 'rejected') console.warn(answer.reason);
  if (!branches.some(endsAtPage)) startAnew();
}
