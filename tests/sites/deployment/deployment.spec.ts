/** A page of the first build that is open while the second one takes its place. */
import type { Page } from '@playwright/test';
import { expect, hydrated, tagManager, test } from './support';

/** How often a page was loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Whether a file that the deployment has changed runs in the page. */
function isNew(page: Page, file: string): Promise<boolean> {
  return page.evaluate((name) => `new ${name}` in window, file);
}

/** Scrolls without the movement that takes time. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

async function expectPlace(page: Page, top: number): Promise<void> {
  await expect
    .poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), top))
    .toBeLessThan(100);
}

test.use({ viewport: { width: 1280, height: 700 } });

/** Where a demo has no room for its source beside it, the source waits for the reader. */
const NARROW = { width: 600, height: 700 };

test.beforeEach(({ page }) => tagManager(page));

test('the search dialog comes after one reload, at the reader’s place', async ({ page, host }) => {
  const loads = countLoads(page);
  await page.goto(host.url('api/button'));
  await hydrated(page);
  await scrollTo(page, 900);
  host.deploy();
  await page.keyboard.press('Control+k');
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await expectPlace(page, 900);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
  expect(await isNew(page, 'plugins/search/theme/SearchBar/Modal.tsx')).toBe(true);
  expect(host.gone.length).toBeGreaterThan(0);
  expect(loads()).toBe(2);
});

test('a demo and its sources come after one reload, at the reader’s place', async ({
  page,
  host,
}) => {
  await page.setViewportSize(NARROW);
  const loads = countLoads(page);
  await page.goto(host.url('api/button'));
  await hydrated(page);
  const demo = page.locator('figure').first();
  // To where a pointer can be upon it
  await demo.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  host.deploy();
  await demo.hover();
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await expectPlace(page, place);
  await demo.hover();
  await expect(demo.locator('pre')).toContainText('After');
  expect(await isNew(page, 'plugins/demos/theme/Demo/Panel/index.tsx')).toBe(true);
  expect(host.gone.length).toBeGreaterThan(0);
  expect(loads()).toBe(2);
});

test('the sources of a demo whose panel is there already come after one reload', async ({
  page,
  host,
}) => {
  await page.setViewportSize(NARROW);
  const loads = countLoads(page);
  await page.goto(host.url('api/button'));
  await hydrated(page);
  // Only the page knows what the sources of its build are called
  host.deployAt(/\/assets\/files\/demos\/.*\.json$/);
  const demo = page.locator('figure').first();
  await demo.hover();
  await expect.poll(loads).toBe(2);
  await hydrated(page);
  await demo.hover();
  await expect(demo.locator('pre')).toContainText('After');
  expect(host.gone.some((path) => /\/assets\/files\/demos\//.test(path))).toBe(true);
  expect(loads()).toBe(2);
});
