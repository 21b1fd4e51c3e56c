/** Readers whose scripts are off, and readers whom the app's own scripts do not reach. */
import type { Page } from '@playwright/test';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

const START = /\/assets\/js\/(?:runtime~)?main\.[\w-]+\.js$/;
/** A page with tabs of the reader's framework. */
const TABS = 'developing/starting';

/** The two ways in which the app does not come. */
const WAYS = {
  'Scripts off': { javaScriptEnabled: false, block: async () => undefined },
  'The app’s scripts blocked': {
    javaScriptEnabled: true,
    block: (page: Page) => page.route(START, (route) => route.fulfill({ status: 404 })),
  },
} as const;

async function open(page: Page, site: Site, route: string): Promise<void> {
  await page.goto(site.path(route), { waitUntil: 'load' });
}

for (const [way, { javaScriptEnabled, block }] of Object.entries(WAYS)) {
  test.describe(way, byNight(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled });

    eachLocale(() => {
      test.beforeEach(async ({ page }) => {
        await block(page);
      });

      test('all tabs’ contents are there', async ({ site, page }) => {
        await open(page, site, TABS);
        const panels = page.locator('[role=tabpanel]');
        expect(await panels.count()).toBeGreaterThan(1);
        for (const panel of await panels.all()) await expect(panel).toBeVisible();
      });

      test('on a phone, the menu is a link to the navigation of the page', async ({
        site,
        page,
      }) => {
        await page.setViewportSize(VIEWPORT.phone);
        await open(page, site, 'api/button');
        const link = page.getByRole('link', { name: site.text('site.navbar.navigation') });
        await expect(link).toBeVisible();
        await expect(page.locator('button.navbar__toggle')).toBeHidden();
        await link.click();
        const entry = page.locator('.theme-doc-sidebar-container a[href$="/api/modal"]').last();
        await expect(entry).toBeVisible();
        await expect(page.locator('#site-navigation')).toBeInViewport();
        const width = await page.locator('html').evaluate((root) => root.scrollWidth);
        expect(width).toBeLessThanOrEqual(VIEWPORT.phone.width);
      });

      test('on a phone, a page without a sidebar leads to the footer', async ({ site, page }) => {
        await page.setViewportSize(VIEWPORT.phone);
        await open(page, site, 'blog');
        await page.getByRole('link', { name: site.text('site.navbar.navigation') }).click();
        await expect(page.locator('footer.theme-layout-footer')).toBeInViewport();
      });

      test('only what works is there to press', async ({ site, page }) => {
        for (const route of ['', 'api/button', TABS]) {
          await open(page, site, route);
          await expect(page.locator('main h1')).toBeVisible();
          // Menus of the bar open under the pointer; the color mode's button is disabled
          const dead = page
            .locator('button:enabled:not([aria-expanded]), select, input')
            .filter({ visible: true });
          expect(await dead.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
        }
      });

      test('the search page says what it needs', async ({ site, page }) => {
        await open(page, site, 'search');
        await expect(page.getByText(site.text('site.search.noScript'))).toBeVisible();
      });

      test('demos and their sources are a link away', async ({ site, page }) => {
        await open(page, site, 'api/button');
        const demo = page.locator('figure').first();
        await expect(demo.locator('a[href*="/demos/v8/button/"]')).toBeVisible();
        await expect(demo.locator('a[href*="/src/demos/button/"]')).toBeVisible();
      });

      test('the landing page blames no base URL', async ({ site, page }) => {
        await open(page, site, '');
        await expect(page.locator('main')).toBeVisible();
        await expect(page.locator('#__docusaurus-base-url-issue-banner')).not.toBeVisible();
      });
    }, 'by night');
  });
}

test('With the app, nothing of it is seen', async ({ site, page }) => {
  await site.open('api/button');
  await expect(page.locator('html')).toHaveAttribute('data-app', '');
  for (const element of await page.locator('.without-app').all()) {
    await expect(element).toBeHidden();
  }
});
