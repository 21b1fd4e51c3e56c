/** A page that was open while the site was deployed anew: the files that it was built with are gone. */
import type { Page } from '@playwright/test';
import { gateScripts, SCRIPTS } from './support/scripts';
import { expect, test } from './support/test';

/** Names that the scripts of the "old" build have, instead of those of the build that is served. */
const OLD = 'old0ld';

/**
 * Serves two builds of the site: until {@link deploy} is called the old one, whose start scripts have other
 * names; from then on the new one alone, so that whatever the old page asks for later is gone.
 *
 * @returns a function that deploys, and says how often the page was asked for since
 */
async function twoBuilds(page: Page, path: string) {
  let isDeployed = false;
  let loads = 0;
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      if (route.request().isNavigationRequest()) loads += 1;
      if (isDeployed) return route.fulfill({ response });
      const body = (await response.text()).replace(
        /((?:runtime~)?main)\.([\w]+)\.js/g,
        `$1.${OLD}$2.js`,
      );
      return route.fulfill({ response, body });
    },
  );
  await page.route(SCRIPTS, async (route) => {
    const url = route.request().url();
    if (!url.includes(OLD)) return isOld(page) ? route.fulfill({ status: 404 }) : route.continue();
    const response = await route.fetch({ url: url.replace(OLD, '') });
    return route.fulfill({ response });
  });
  await page.route(/\/assets\/files\/demos\//, (route) =>
    isOld(page) ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const isOld = (open: Page): boolean => isDeployed && loads === 1 && !open.isClosed();
  return {
    deploy: () => {
      isDeployed = true;
    },
    loads: () => loads,
  };
}

test('The search dialog comes after one reload, at the reader’s place', async ({ site, page }) => {
  const path = site.path('api/modal');
  const { deploy, loads } = await twoBuilds(page, path);
  await page.goto(path);
  await site.hydrated();
  deploy();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.keyboard.press('/');
  await expect.poll(loads).toBe(2);
  await site.hydrated();
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 600))).toBeLessThan(200);
  await page.keyboard.press('/');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  expect(loads()).toBe(2);
});

test('The sources of a demo come after one reload', async ({ site, page }) => {
  const path = site.path('api/modal');
  const { deploy, loads } = await twoBuilds(page, path);
  await page.goto(path);
  await site.hydrated();
  deploy();
  const demo = page.locator('figure').last();
  await demo.scrollIntoViewIfNeeded();
  await page.mouse.move(100, 100);
  await expect.poll(loads).toBe(2);
  await site.hydrated();
  await demo.scrollIntoViewIfNeeded();
  await page.mouse.move(120, 120);
  await expect(demo.locator('pre')).toBeVisible();
  expect(loads()).toBe(2);
});

test('A tool that is missing in the same build says so, and the page stays', async ({
  site,
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await gateScripts(page, 'site.colorGenerator.nameForm', 'failing');
  await page.goto(site.path('theming/color-generator'));
  const again = page.getByRole('button', { name: site.text('site.colorGenerator.retry') });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();
  expect(loads).toBe(1);
});

test('Without a network a tool says so, and the page stays', async ({ site, page, context }) => {
  await site.open('intro/cli');
  await context.setOffline(true);
  await page.keyboard.press('/');
  await expect(page.getByRole('alert')).toContainText(site.text('site.search.notLoaded'));
  await context.setOffline(false);
  await page.getByRole('button', { name: site.text('theme.SearchBar.label') }).click();
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
});
