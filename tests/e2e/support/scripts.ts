import type { Page, Route } from '@playwright/test';

/** Every script file of the site, whatever its name. */
export const SCRIPTS = /\/assets\/js\/.*\.js$/;

/** Where the bundler's scripts put their modules: its own name for it, made of the package's. */
const CHUNKS = 'webpackChunkionic_framework_docs';

type Factory = (module: { exports: Exports }, exports: Exports, require: unknown) => void;

/** What a module exports, with what pages have. */
interface Exports {
  default?: unknown;
  metadata?: { frontMatter: object };
  [name: string]: unknown;
}

type Modules = Record<string, Factory>;
type Chunk = [ids: string[], modules: Modules, ...rest: unknown[]];

/** Runs in the browser before a script: what that brings goes through `change` on its way to the bundler. */
function changeNext(name: string, change: (modules: Modules) => Modules): void {
  const scope = globalThis as unknown as Record<string, Chunk[] | undefined>;
  const chunks = (scope[name] ??= []);
  const { push } = chunks;
  chunks.push = (chunk) => {
    chunks.push = push;
    chunk[1] = change(chunk[1]);
    return chunks.push(chunk);
  };
}

async function changeScripts(page: Page, marker: string, change: string): Promise<void> {
  const before = `(${changeNext.toString()})(${JSON.stringify(CHUNKS)}, ${change});`;
  await page.route(SCRIPTS, async (route) => {
    const response = await route.fetch();
    const source = await response.text();
    if (!source.includes(marker)) return route.fulfill({ response });
    return route.fulfill({ response, body: before + source });
  });
}

/** Runs in the browser: the modules, which export what `change` gives. */
function changeExports(modules: Modules, change: Change): Modules {
  const entries = Object.entries(modules).map(([id, factory]): [string, Factory] => [
    id,
    (module, exports, require) => {
      factory(module, exports, require);
      module.exports = change(module.exports) ?? module.exports;
    },
  ]);
  return Object.fromEntries(entries);
}

/** What a module exports in place of what it does, or nothing. It runs in the browser: it uses nothing from outside itself. */
export type Change = (exports: Exports) => Exports | undefined;

/** Makes a component throw an error with a cause when it is rendered. */
export const crash: Change = (exports) => {
  const Crash = (): never => {
    throw new Error('outer', { cause: new Error('inner') });
  };
  return exports.default ? { ...exports, default: Crash } : undefined;
};

/**
 * Changes what the modules of a script export, to provoke states that no page ships with. Call it before the
 * page's first visit: what the browser has seen once it takes from its cache.
 *
 * @param marker text that the script contains and no other does
 */
export async function changeModules(page: Page, marker: string, change: Change): Promise<void> {
  await changeScripts(
    page,
    marker,
    `(modules) => (${changeExports.toString()})(modules, ${change.toString()})`,
  );
}

/**
 * Gives a page other metadata than its own.
 *
 * @param marker text that the page's script contains and no other does
 */
export async function changeMetadata(page: Page, marker: string, metadata: object): Promise<void> {
  const change = `({ metadata, ...others }) =>
    metadata && { ...others, metadata: { ...metadata, ...${JSON.stringify(metadata)} } }`;
  await changeScripts(
    page,
    marker,
    `(modules) => (${changeExports.toString()})(modules, ${change})`,
  );
}

/** The script that contains a text arrives, and the modules that it should bring do not. */
export async function dropModules(page: Page, marker: string): Promise<void> {
  await changeScripts(page, marker, '() => ({})');
}

/** Changes a page's HTML on its way to the browser. */
export async function editHtml(
  page: Page,
  path: string,
  [pattern, text]: [RegExp, string],
): Promise<void> {
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

/** The script of the color generator, which its page loads by itself. */
export const COLOR_TOOL = /\/assets\/js\/src_components_ColorGenerator_Panel_[^/]+\.js/;

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

/** Holds files back until the function that it gives is called. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Holds the components of every demo back, so that their drawings stay, until the function that it gives is called. */
export function holdComponents(page: Page): Promise<() => void> {
  return hold(page, /\/files\/ionic-.*\/ionic\.esm\.js$/);
}

/** Holds the panels of all demos back, so that what stands for them stays, until the function that it gives is called. */
export function holdPanel(page: Page): Promise<() => void> {
  return hold(page, /\/assets\/js\/\w*Demo_Panel_index\w*\.\w+\.js$/);
}
