import { ENV } from './support/env';
import { announcementBar } from '../../config/announcement';
import { LOCALE_SETTINGS } from '../../config/locales';
import { VERSIONS } from '../../config/versions';
import { GUIDE, MARKDOWN_PAGE, openMenu, stored, storeBefore } from './support/shell';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

const ID = 'docusaurus.announcement.id';
const DISMISSED = 'docusaurus.announcement.dismiss';
const VERSION = 'docs-preferred-version-default';

eachLocale((locale) => {
  const announcement = announcementBar({
    env: ENV,
    versions: VERSIONS,
    locales: LOCALE_SETTINGS,
    locale,
  });

  test('4, 9 Announcement bar cannot be closed, and has its id', async ({ site, page }) => {
    expect(announcement.isCloseable).toBe(false);
    await site.open('');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeVisible();
    await expect(bar.getByRole('button')).toHaveCount(0);
    expect(await stored(page, DISMISSED)).toBe('false');
    expect(await stored(page, ID)).toBe('announcement-bar');
  });

  test('4 Announcement dismissal belongs to the announcement’s id', async ({ site, page }) => {
    const bar = page.locator('.theme-announcement-bar');
    // Dismissed once, under this id: stays away.
    await storeBefore(page, { [ID]: String(announcement.id), [DISMISSED]: 'true' });
    await site.open('');
    await expect(bar).toHaveCount(0);
    expect(await stored(page, DISMISSED)).toBe('true');
    // Dismissed under another id: shows again, at once.
    await page.evaluate((key) => localStorage.setItem(key, 'last-year'), ID);
    await page.reload();
    await site.hydrated();
    await expect(bar).toBeVisible();
    expect(await stored(page, ID)).toBe(announcement.id);
    expect(await stored(page, DISMISSED)).toBe('false');
  });

  test('4 Docs version: nothing is stored at first', async ({ site, page }) => {
    await site.open(`v7/${GUIDE}`);
    expect(await stored(page, VERSION)).toBeNull();
    // Without a choice, links of the navbar stay in the version of the page.
    const guide = page.locator('.navbar a.navbar__link').first();
    await expect(guide).toHaveAttribute('href', site.path('v7/'));
  });

  test('4, 9 Docs version is saved when picked, for the default plugin and in local storage', async ({
    site,
    page,
  }) => {
    await site.open(GUIDE);
    const links = await openMenu(page, 'v8');
    await links.filter({ hasText: /^v7$/ }).click();
    await expect(page.locator('html')).toHaveClass(/docs-version-v7/);
    expect(await stored(page, VERSION)).toBe('v7');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
    // Neither a page without versions nor a page of the other version changes the choice.
    await site.open('blog');
    expect(await stored(page, VERSION)).toBe('v7');
    // A page without versions leads to the one that was chosen.
    await expect(page.locator('.navbar a.navbar__link').first()).toHaveAttribute(
      'href',
      site.path('v7/'),
    );
    await openMenu(page, 'v7');
    await site.open('search');
    await expect(page.locator('main').getByRole('combobox')).toHaveValue('v7');
    await openMenu(page, 'v7');
    await site.open(GUIDE);
    expect(await stored(page, VERSION)).toBe('v7');
  });

  test('4, 5 Docs version is cleared when no known version has the stored name', async ({
    site,
    page,
  }) => {
    await storeBefore(page, { [VERSION]: 'V7' });
    await site.open('blog');
    await expect.poll(() => stored(page, VERSION)).toBeNull();
    await expect(page.locator('.navbar a.navbar__link').first()).toHaveAttribute('href', site.base);
  });

  test('7 Local storage keys', async ({ site, page }) => {
    await storeBefore(page, { theme: 'dark', [VERSION]: 'v7' });
    await site.open(MARKDOWN_PAGE);
    const keys = await page.evaluate(() => Object.keys(localStorage).sort());
    expect(keys).toEqual([DISMISSED, ID, VERSION, 'theme'].sort());
  });
}, 'by night');
