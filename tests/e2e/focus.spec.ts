/** Reading with the keyboard: what has the focus is seen, from one end of a page to the other. */
import type { Page } from '@playwright/test';
import { hiddenOf, lookAtFocus, type Stop } from './support/focus';
import { COMPONENTS_PAGE, GUIDE, MARKDOWN_PAGE } from './support/shell';
import { expect, test, VIEWPORT } from './support/test';

/** One page of each type. */
const PAGES: [name: string, route: string][] = [
  ['landing page', ''],
  ['guide', GUIDE],
  ['guide with tabs', 'developing/config'],
  ['index of components', 'components'],
  ['component', 'api/menu-toggle'],
  ['command', 'cli/commands/build'],
  ['native plugin', 'native/haptics'],
  ['Markdown kitchen sink', MARKDOWN_PAGE],
  ['MDX kitchen sink', COMPONENTS_PAGE],
  ['blog list', 'blog'],
  ['blog archive', 'blog/archive'],
  ['search page', 'search'],
  ['not-found page', 'no-such-page'],
];

/** More stops than any page has. */
const ENDLESS = 2000;

/** All stops until the document has the focus again. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < ENDLESS) {
    await page.keyboard.press(key);
    const stop = await lookAtFocus(page);
    if (stop.name === undefined) break;
    stops.push(stop);
  }
  return stops;
}

// Hundreds of stops, twice
test.setTimeout(300_000);
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const viewport of ['desktop', 'phone'] as const) {
  test.describe(viewport, () => {
    test.use({ viewport: VIEWPORT[viewport] });

    for (const [name, route] of PAGES) {
      test(`each stop of the keyboard is seen, there and back: ${name}`, async ({ site, page }) => {
        await page.goto(site.path(route));
        await site.hydrated();
        const last = page
          .locator('footer.theme-layout-footer')
          .locator('a:visible, button:visible');
        const lastName = await last.last().innerText();
        const there = await walk(page, 'Tab');
        expect.soft(hiddenOf(there), 'there').toEqual([]);
        expect.soft(there.at(-1)?.name).toContain(lastName);
        const back = await walk(page, 'Shift+Tab');
        expect.soft(hiddenOf(back), 'back').toEqual([]);
        expect.soft(back.at(0)?.name).toContain(lastName);
        expect(back.at(-1)?.name).toContain(site.text('theme.common.skipToMainContent'));
      });
    }
  });
}

test.describe('the contents beside a page', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('The box of the contents keeps the focus in view, wherever the page is', async ({
    site,
    page,
  }) => {
    await site.open('native/camera');
    const next = page.locator('.pagination-nav__link--next');
    await next.focus();
    await expect(page.locator('.table-of-contents__link--active')).toBeInViewport();
    const entry = page.locator('.table-of-contents a').first();
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    // The page is still on its way for some frames
    await page.waitForTimeout(300);
    expect(await lookAtFocus(page)).not.toHaveProperty('hidden', expect.anything());
  });

  test('The sidebar can be read to its end while the announcement is in view', async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await site.open(GUIDE);
    await page.mouse.wheel(0, 20);
    const last = page.locator('.theme-doc-sidebar-menu > li').last();
    await last.evaluate((entry) => {
      const box = entry.closest('nav');
      if (box) box.scrollTop = box.scrollHeight;
    });
    expect(await page.evaluate(() => scrollY)).toBe(20);
    const bottom = await last.evaluate((entry) => entry.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(600);
  });
});
