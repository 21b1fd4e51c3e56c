/**
 * The pages of the docs: most of the site's routes, which `@generated/routes` does not have. What the app needs for
 * the page that was opened stands in its HTML. The table of all pages comes when another one is prefetched or opened.
 */
import registry from '@generated/registry';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { FIRST_PAGE, type FirstPage } from '../first-page';
import { decodedPath } from './decoded-path';
import { withComponents, type PageRoute } from './routes';

declare const __webpack_require__: {
  (id: string | number): unknown;
  e(chunk: string): Promise<unknown>;
};

type Loaders = Record<string, [load: () => Promise<unknown>] | undefined>;

const site = routes as unknown as PageRoute[];

/** The routes that an address leads through, from the outermost to the page; several where it can be read twofold. */
export function branchesOf(pathname: string): PageRoute[][] {
  const paths = new Set([pathname, decodedPath(pathname) ?? pathname]);
  return [...paths].map((path) => matchRoutes(site, path).map(({ route }) => route));
}

/** Whether a branch of routes ends at a page, and not in a part of the site that has none there. */
export function endsAtPage(branch: readonly PageRoute[]): boolean {
  const last = branch.at(-1);
  return last !== undefined && last.path !== '*' && last.routes === undefined;
}

/** Puts the page that the HTML is of among the routes; nothing where it is there already. */
export function takeFirstPage(): void {
  const json = document.querySelector(`script[${FIRST_PAGE}]`)?.textContent;
  if (!json) return;
  const { route, module } = JSON.parse(json) as FirstPage;
  const [id, chunks] = module;
  const [branch = []] = branchesOf(route.path);
  const list = branch.find(({ isPartial }) => isPartial);
  (registry as unknown as Loaders)[route.chunks.content] = [
    async () => {
      await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
      return __webpack_require__(id);
    },
  ];
  list?.routes?.push(...withComponents([route]));
}

function partialLists(within: PageRoute[]): PageRoute[] {
  return within.flatMap((route) => (route.isPartial ? route : partialLists(route.routes ?? [])));
}

async function addPages(): Promise<void> {
  const { loaders, pages } = await import(
    /* webpackChunkName: "pages" */ '@generated/routes?pages'
  );
  Object.assign(registry, loaders);
  for (const [index, { routes: list = [] }] of partialLists(site).entries()) {
    // The page that was opened keeps its component: React would make another one anew
    const known = new Set(list.map(({ path }) => path));
    list.push(...withComponents((pages[index] ?? []).filter(({ path }) => !known.has(path))));
  }
}

let adding: Promise<void> | undefined;

/**
 * Resolves once the routes are there that an address leads through. Loads the table of all pages, once, if it takes
 * that.
 *
 * @throws Error when the table cannot be loaded; the next call tries again
 */
export async function routesFor(pathname: string): Promise<void> {
  // The dev server's routes are complete
  if (process.env.NODE_ENV !== 'production' || branchesOf(pathname).some(endsAtPage)) return;
  adding ??= addPages();
  try {
    await adding;
  } catch (error) {
    adding = undefined;
    throw error;
  }
}
