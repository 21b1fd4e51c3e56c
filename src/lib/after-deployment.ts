/** Key of the session's storage: the build for whose sake the page was loaded anew. */
const KEY = 'docs.reloaded-for';

/** The scripts that a page starts with; their names carry hashes, so they are the name of its build. */
const START = /\/assets\/js\/(?:runtime~)?main\.[\w-]+\.js/g;

/** The build that a page belongs to; nothing for a text that is none of the site's pages. */
export function buildOf(html: string): string {
  return [...new Set(html.match(START) ?? [])].sort().join(' ');
}

/** What the page around can do; given by tests. */
export interface Surroundings {
  /** HTML of the page as it is open, and as the server has it now. */
  open(): string;
  now(): Promise<string>;
  storage(): Storage;
  reload(): void;
}

const BROWSER: Surroundings = {
  open: () => [...document.scripts].map(({ src }) => `"${src && new URL(src).pathname}"`).join(),
  now: async () => {
    const response = await fetch(location.pathname, { cache: 'no-store' });
    return response.ok ? response.text() : '';
  },
  storage: () => sessionStorage,
  reload: () => location.reload(),
};

/**
 * Loads the page anew if the server has another build of it than the one that is open: the files of the open
 * one may be gone. Once for each build, and not at all where the storage cannot remember that.
 *
 * @returns whether the page is about to go
 */
export async function reloadIfDeployed(page: Surroundings = BROWSER): Promise<boolean> {
  try {
    const build = buildOf(await page.now());
    if (build === '' || build === buildOf(page.open())) return false;
    const storage = page.storage();
    if (storage.getItem(KEY) === build) return false;
    storage.setItem(KEY, build);
    page.reload();
    return true;
  } catch {
    // No network, or no storage
    return false;
  }
}

/**
 * Loads a part of the site that a page needs later than itself. If it is gone because the site was deployed
 * since the page was opened, the page is loaded anew; browsers return to the reader's place by themselves.
 *
 * @param load as `import()`
 * @throws what `load` throws where loading the page anew would not help
 */
export async function loadLater<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (await reloadIfDeployed()) return new Promise<never>(() => undefined);
    throw error;
  }
}
