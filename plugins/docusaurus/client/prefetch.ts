/**
 * `window.docusaurus`, which links call: prefetches the scripts of a page when a link to it is seen, and
 * loads them when the reader points at it. As Docusaurus' own, but a screenful of links does not
 * block the page: they wait for idle time, one after another, and no script is asked for twice.
 */
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import preloadPage from '@docusaurus/core/lib/client/preload';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { whenIdle } from '../../../src/lib/when-idle';
import { namesOf, type PageRoute } from './routes';

declare const __webpack_require__: { gca(chunk: string): string };

const requested = new Set<string>();
const seen = new Set<string>();
const loaded = new Set<string>();
const waiting: string[] = [];

function isSlowConnection(): boolean {
  const { connection } = navigator as {
    connection?: { effectiveType?: string; saveData?: boolean };
  };
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false);
}

function next(): void {
  for (const { route } of matchRoutes(routes, waiting.shift() ?? '')) {
    for (const chunk of namesOf((route as unknown as PageRoute).chunks ?? [])) {
      if (requested.has(chunk)) continue;
      requested.add(chunk);
      void prefetchFile(__webpack_require__.gca(chunk));
    }
  }
  if (waiting.length > 0) whenIdle(next);
}

/** Fetches what a page needs at the lowest priority; nothing on a slow or costly connection. */
function prefetch(path: string): false | undefined {
  if (isSlowConnection() || loaded.has(path) || seen.has(path)) return false;
  seen.add(path);
  if (waiting.push(path) === 1) whenIdle(next);
  return undefined;
}

/** Loads what a page needs, so that it is there when the reader follows the link. */
function preload(path: string): false | Promise<unknown> {
  if (isSlowConnection() || loaded.has(path)) return false;
  loaded.add(path);
  return preloadPage(path);
}

export default Object.freeze({ prefetch, preload });
