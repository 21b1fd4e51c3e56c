/**
 * A demo lies in the middle of a page: a wheel or a finger over it moves the page on. What stands beside the page
 * shows where the reader is.
 */
import type { CDPSession, Page } from '@playwright/test';
import { byNight, expect, test, VIEWPORT, type Site } from './support/test';

/** A page whose first demo is of that kind. */
const KINDS = {
  'with content that does not scroll': 'api/button',
  'in the outline of a phone': 'api/modal',
  'with a whole page as markup': 'api/split-pane',
  'with an open overlay': 'api/action-sheet',
  'of version 7': 'v7/api/button',
};

const DISTANCE = 300;

/** Opens a page with its first demo, awake, in the middle of the window. */
async function openDemo(site: Site, route: string): Promise<{ x: number; y: number }> {
  const { page } = site;
  await site.open(route);
  const figure = page.locator('main figure:has(> figcaption[id])').first();
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await figure.hover();
  const live = figure.locator('iframe[data-live="true"]');
  await expect(live).toBeVisible();
  await expect(live.contentFrame().locator('ion-app')).toHaveClass(/hydrated/);
  await live.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await live.boundingBox();
  if (!box) throw new Error(`${route}: its first demo has no box`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** A finger that moves up from a point, in steps as a screen reports them. */
async function swipe(session: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y - moved }],
    });
  await touch('touchStart', 0);
  for (let moved = 0; moved <= DISTANCE; moved += 15) await touch('touchMove', moved);
  await touch('touchEnd', DISTANCE);
}

for (const [kind, route] of Object.entries(KINDS)) {
  test.describe('on a desktop', () => {
    test.use({ viewport: VIEWPORT.desktop });

    test(`a wheel over a demo ${kind} scrolls the page`, byNight(true), async ({ site, page }) => {
      const { x, y } = await openDemo(site, route);
      const before = await scrolled(page);
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, DISTANCE);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(before + DISTANCE / 2);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: VIEWPORT.phone, hasTouch: true, isMobile: true });

    test(
      `a finger over a demo ${kind} scrolls the page`,
      byNight(true),
      async ({ site, page, context }) => {
        const point = await openDemo(site, route);
        const before = await scrolled(page);
        await swipe(await context.newCDPSession(page), point);
        await expect.poll(() => scrolled(page)).toBeGreaterThan(before + DISTANCE / 2);
      },
    );
  });
}

test.describe('beside a long page', () => {
  test.use({ viewport: VIEWPORT.desktop });

  test('the sidebar shows where the reader is before the app is there', async ({ site, page }) => {
    await page.route(/\/assets\/js\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(site.path('api/toast'));
    const present = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await expect(present).toBeInViewport({ ratio: 1 });
  });

  test('the sidebar and the contents show where the reader is', async ({ site, page }) => {
    await site.open('api/toast');
    const present = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
    await expect(present).toBeInViewport({ ratio: 1 });
    expect(await scrolled(page)).toBe(0);
    const contents = page.locator('.theme-doc-toc-desktop');
    for (const id of ['method-present', 'prop-message', 'quick-start']) {
      await page.locator(`#${id}`).evaluate((element) => element.scrollIntoView());
      const entry = contents.locator(`a[href="#${id}"]`);
      await expect(entry).toHaveClass(/link--active/);
      await expect(entry).toBeInViewport({ ratio: 1 });
    }
  });
});
