import type { Page, Route } from '@playwright/test';

/** Every script file of the site, whatever its name. */
export const SCRIPTS = /\/assets\/js\/.*\.js$/;

type Edit = [pattern: RegExp, replacement: string];

/**
 * Changes the site's scripts on their way to the browser, to provoke states that no page ships with.
 * Call it before the page's first visit: what the browser has seen once it takes from its cache.
 *
 * @param marker text that a script must contain to be changed
 * @param edits all of them must apply, otherwise Docusaurus' code has changed and the test has to follow
 */
export async function editScripts(page: Page, marker: string, edits: Edit[]): Promise<void> {
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    if (!source.includes(marker)) return route.fulfill({ response });
    const body = edits.reduce((text, [pattern, replacement]) => {
      const next = text.replace(pattern, replacement);
      if (next === text) throw new Error(`${route.request().url()}: nothing matches ${pattern}`);
      return next;
    }, source);
    return route.fulfill({ response, body });
  });
}

/** Changes a page's HTML on its way to the browser. */
export async function editHtml(page: Page, path: string, [pattern, text]: Edit): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (!pattern.test(body)) throw new Error(`${path}: nothing matches ${pattern}`);
      return route.fulfill({ response, body: body.replace(pattern, text) });
    },
  );
}

/** Holds or fails the scripts that contain a text until told otherwise. */
export interface Gate {
  /** What happens to a request for such a script from now on; requests that wait are answered. */
  set(state: 'open' | 'failing' | 'waiting'): Promise<void>;
  /** How many such requests are waiting. */
  waiting(): number;
}

/**
 * Puts a gate before the scripts that contain `marker`.
 *
 * @param state what happens to them at first
 */
export async function gateScripts(
  page: Page,
  marker: string,
  state: 'failing' | 'waiting',
): Promise<Gate> {
  let current: 'open' | 'failing' | 'waiting' = state;
  let waiting: (() => Promise<void>)[] = [];
  const answer = (route: Route): Promise<void> =>
    current === 'failing' ? route.abort('failed') : route.continue();
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(marker)) return route.fulfill({ response });
    if (current !== 'waiting') return answer(route);
    waiting.push(() => answer(route));
    return undefined;
  });
  return {
    waiting: () => waiting.length,
    async set(next) {
      current = next;
      const queue = waiting;
      waiting = [];
      await Promise.all(queue.map((resume) => resume()));
    },
  };
}
