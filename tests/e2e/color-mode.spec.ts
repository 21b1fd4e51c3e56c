import {
  colorModeButton,
  expectColorMode,
  MARKDOWN_PAGE,
  storeBefore,
  stored,
} from './support/shell';
import { eachLocale, expect, Site, test, VIEWPORT } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

/** Background of the page: what a reader sees of the color mode. */
function background(site: Site): Promise<string> {
  return site.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

eachLocale((locale) => {
  test('4 Color mode is light at first, whatever the operating system prefers', async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await site.open(MARKDOWN_PAGE);
    await expectColorMode(page, 'light');
    expect(await stored(page, 'theme')).toBeNull();
    await page.emulateMedia({ colorScheme: 'light' });
    await colorModeButton(page).click();
    await expectColorMode(page, 'dark');
    // A choice outlives what the operating system does next.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    await expectColorMode(page, 'dark');
    expect(await stored(page, 'theme')).toBe('dark');
  });

  test('4 Color mode is stored under the key theme', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    const light = await background(site);
    const button = colorModeButton(page);
    const mode = (name: 'light' | 'dark'): string =>
      site.text('theme.colorToggle.ariaLabel', {
        mode: site.text(`theme.colorToggle.ariaLabel.mode.${name}`),
      });
    await expect(button).toHaveAccessibleName(mode('light'));
    await button.click();
    await expect(button).toHaveAccessibleName(mode('dark'));
    expect(await stored(page, 'theme')).toBe('dark');
    await page.reload();
    await site.hydrated();
    await expectColorMode(page, 'dark');
    expect(await background(site)).not.toBe(light);
    await button.click();
    expect(await stored(page, 'theme')).toBe('light');
    await expectColorMode(page, 'light');
  });

  test('4 Color mode follows a change in another tab', async ({ site, context }) => {
    const other = new Site(await context.newPage(), locale, site.root);
    await site.open(MARKDOWN_PAGE);
    await other.open('');
    await colorModeButton(site.page).click();
    await expectColorMode(other.page, 'dark');
    await colorModeButton(other.page).click();
    await expectColorMode(site.page, 'light');
    await other.page.close();
  });

  test('4 Any color mode but dark is light', async ({ site, page }) => {
    for (const [query, mode] of [
      ['?docusaurus-theme=dark', 'dark'],
      ['?docusaurus-theme=purple', 'light'],
      ['?docusaurus-theme=system', 'light'],
    ] as const) {
      await site.open(`${MARKDOWN_PAGE}${query}`);
      await expectColorMode(page, mode);
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', mode);
    }
  });

  test('5 A stored color mode other than dark counts as light', async ({ site, page }) => {
    // Asks at the end of the document, before any deferred script has run: no flash of a wrong mode.
    await page.addInitScript(() => {
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const { theme } = document.documentElement.dataset;
        sessionStorage.setItem('first', String(theme));
      });
    });
    for (const value of ['DARK', 'system']) {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), value);
      await site.open(MARKDOWN_PAGE);
      await expectColorMode(page, 'light');
      expect(await page.evaluate(() => sessionStorage.getItem('first')), value).toBe('light');
      await expect(colorModeButton(page)).toHaveAccessibleName(
        new RegExp(site.text('theme.colorToggle.ariaLabel.mode.light')),
      );
    }
  });

  test('4 Setting the color mode to none clears the stored value', async ({
    site,
    page,
    context,
  }) => {
    await storeBefore(page, { theme: 'dark' });
    await site.open(MARKDOWN_PAGE);
    await expectColorMode(page, 'dark');
    const other = new Site(await context.newPage(), locale, site.root);
    await other.open(MARKDOWN_PAGE);
    await other.page.evaluate(() => localStorage.removeItem('theme'));
    await expectColorMode(page, 'light');
    expect(await stored(page, 'theme')).toBeNull();
    await other.page.close();
    await page.reload();
    await site.hydrated();
    await expectColorMode(page, 'light');
    expect(await stored(page, 'theme')).toBeNull();
  });
}, 'by night');
