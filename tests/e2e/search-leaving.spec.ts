/** What leads out of the search dialog, and what does not. */
import { GUIDE, MARKDOWN_PAGE } from './support/shell';
import {
  hits,
  holdText,
  openSearch,
  searchDialog,
  searchFor,
  searchInput,
  WHOLE_TEXT,
} from './support/search';
import { byNight, eachLocale, expect, test, VIEWPORT } from './support/test';

/** A heading of {@link GUIDE}; its id is the same in every language. */
const ANCHOR = 'priorities';

test.use({ viewport: VIEWPORT.desktop });

eachLocale(() => {
  test('A result of the present place leads there, by a click and by a key', async ({
    site,
    page,
  }) => {
    await site.open(`${GUIDE}#${ANCHOR}`);
    const place = page.locator(`#${ANCHOR}`);
    const heading = await place.evaluate(({ firstChild }) => firstChild?.textContent?.trim() ?? '');
    const link = page.locator(`.DocSearch-Hit a[href="${site.path(GUIDE)}#${ANCHOR}"]`);
    for (const open of [
      () => link.click(),
      () => link.hover().then(() => page.keyboard.press('Enter')),
    ]) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(place).not.toBeInViewport();
      await searchFor(page, heading);
      await open();
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(place).toBeInViewport();
    }
  });

  test('A search that takes its time shows no results of the one before, and Enter opens its own', async ({
    site,
    page,
  }) => {
    const release = await holdText(page);
    await site.open(GUIDE);
    await openSearch(page);
    await searchInput(page).fill('android');
    await expect(hits(page).first()).toBeVisible();
    // No heading has the word, so the text is waited for
    await searchInput(page).fill('buton');
    await expect(page.locator('.search-going-on')).toBeVisible();
    await expect(hits(page).first()).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toBeVisible();
    release();
    await expect(searchDialog(page)).toHaveCount(0, WHOLE_TEXT);
    await expect(page).toHaveURL(/button/);
  });

  test('Enter is forgotten with a text that is emptied before its answer', async ({
    site,
    page,
  }) => {
    await holdText(page);
    await site.open(GUIDE);
    await searchFor(page, 'android');
    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toHaveCount(0);
    const opened = page.url();
    await openSearch(page);
    await searchInput(page).fill('buton');
    await expect(page.locator('.search-going-on')).toBeVisible();
    await page.keyboard.press('Enter');
    await page.locator('.DocSearch-Reset').click();
    // The search before, which Enter would open again
    await expect(hits(page).first()).toBeVisible();
    await page.waitForTimeout(300);
    await expect(searchDialog(page)).toBeVisible();
    expect(page.url()).toBe(opened);
  });

  test('Blanks are no query', byNight(true), async ({ site, page }) => {
    await site.open(GUIDE);
    await openSearch(page);
    for (const blanks of ['   ', '\u3000']) {
      await searchInput(page).pressSequentially(blanks);
      await expect(page.locator('.search-pages')).toBeVisible();
      await expect(page.locator('.DocSearch-NoResults')).toHaveCount(0);
    }
    await searchInput(page).fill('modal');
    await expect(hits(page).first()).toBeVisible();
    await searchInput(page).fill('  ');
    await expect(hits(page)).toHaveCount(0);
    await expect(page.locator('.search-pages')).toBeVisible();
  });

  test('The way back closes the search, and then leads back', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    await page.locator('.navbar__brand').click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-index/);
    await openSearch(page);
    await page.goBack();
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page.locator('body')).not.toHaveClass(/DocSearch--active/);
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-index/);
    await page.goBack();
    await expect(page.locator('html')).toHaveClass(new RegExp(`docs-doc-id-${MARKDOWN_PAGE}`));
  });

  test(
    'The selected result can be told in forced colors',
    byNight(true),
    async ({ site, page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await site.open(GUIDE);
      await searchFor(page, 'modal');
      const outline = (which: string) =>
        page
          .locator(`.DocSearch-Hit[aria-selected="${which}"] a`)
          .first()
          .evaluate((link) => getComputedStyle(link).outlineStyle);
      expect(await outline('true')).toBe('solid');
      expect(await outline('false')).toBe('none');
    },
  );
}, 'by night');
