import preloadRoute from '@docusaurus/core/lib/client/preload';
import { routesFor } from './pages';

/**
 * Loads what a page needs, its route before it; in place of Docusaurus' function, which takes the routes as they are.
 *
 * @param pathname the address, below the site's host
 * @throws Error when something cannot be loaded
 */
export default async function preload(pathname: string): Promise<void> {
  await routesFor(pathname);
  await preloadRoute(pathname);
}
