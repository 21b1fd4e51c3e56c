import type { Locator, Page } from '@playwright/test';
import { expect, type Site } from './test';

/** Every file of the embedded index. */
export const INDEX = /\/search-index\/.*\.json$/;
/** The index's second file. */
export const INDEX_TEXT = /\/search-index\/.*\.text\.json$/;

/** That nothing was found is said only once all of the text can be searched, which slow machines take long for. */
export const WHOLE_TEXT = { timeout: 40_000 };

/** The button in the navbar. */
export function searchButton(site: Site): Locator {
  const name = site.text('theme.SearchBar.label');
  return site.page.locator('.navbar').getByRole('button', { name, exact: true });
}

/** The dialog. */
export function searchDialog(page: Page): Locator {
  return page.locator('.DocSearch-Modal');
}

/** The dialog's input. */
export function searchInput(page: Page): Locator {
  return searchDialog(page).getByRole('combobox');
}

/** The results in the dialog. */
export function hits(page: Page): Locator {
  return page.locator('.DocSearch-Hit');
}

/** Opens the dialog with its key. */
export async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
}

/** Opens the dialog, types, and waits for results. */
export async function searchFor(page: Page, query: string): Promise<void> {
  await openSearch(page);
  await searchInput(page).fill(query);
  await expect(hits(page).first()).toBeVisible();
}

/** Where the results in the dialog lead to. */
export async function hitPaths(page: Page): Promise<string[]> {
  return hits(page)
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/**
 * Changes the files of the index on their way to the browser.
 *
 * @param edit gets each file as parsed JSON and returns what is sent instead
 */
export async function editIndex(
  page: Page,
  edit: (file: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route(INDEX, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: edit(file) });
  });
}

/** Keeps the texts of the index back, as a slow network or a slow machine does, until they are let go. */
export async function holdText(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(INDEX_TEXT, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Writes a text into the first page of the index: as its title, its other names and its one heading. */
export async function writeIntoIndex(page: Page, text: string): Promise<void> {
  await editIndex(page, (file) => {
    const [first] = file.pages as [unknown[]];
    // Only the first file has the parts of the site; the second has the texts of the same pages
    if (file.parts) Object.assign(first, { 1: text, 4: text, 6: [['here', 2, text]] });
    else first.splice(0, first.length, '', '', '');
    return file;
  });
}

/**
 * Expects that each list of results has a name of its own, and that the field says that there are lists, and names
 * all of them.
 */
export async function expectListsNamed(page: Page): Promise<void> {
  const lists = await page
    .getByRole('listbox')
    .evaluateAll((found) => found.map(({ id, ariaLabel }) => ({ id, ariaLabel })));
  await expect(searchInput(page)).toHaveAttribute('aria-expanded', 'true');
  const controls = (await searchInput(page).getAttribute('aria-controls')) ?? '';
  expect(lists.map(({ id }) => id)).toEqual(controls.split(' '));
  expect(new Set(lists.map(({ ariaLabel }) => ariaLabel)).size).toBe(lists.length);
}
