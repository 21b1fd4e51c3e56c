/** Long pages, which a phone lays out in two steps (`plugins/long-pages`). */
import type { Page } from '@playwright/test';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

const LATER = 'data-laid-out-later';
const ROUTE = 'native/camera';

/** How high the page's content is, and how many of its blocks have a height that is only guessed. */
function content(page: Page): Promise<{ height: number; guessed: number }> {
  return page.locator('.markdown').evaluate((markdown) => {
    const blocks = [...markdown.children];
    return {
      height: Math.round(markdown.getBoundingClientRect().height),
      guessed: blocks.filter((block) =>
        [...block.children].some(
          (child) =>
            child.checkVisibility() && !child.checkVisibility({ contentVisibilityAuto: true }),
        ),
      ).length,
    };
  });
}

eachLocale(() => {
  test.describe('on a phone', () => {
    test.use({ viewport: VIEWPORT.phone, hasTouch: true, isMobile: true });

    test('what is far below is laid out once the app is there, and as high as always', async ({
      page,
      site,
    }) => {
      await page.route('**/assets/js/main.*.js', async (route) => {
        await expect.poll(async () => (await content(page)).guessed).toBeGreaterThan(20);
        await route.continue();
      });
      await page.goto(site.path(ROUTE));
      await expect.poll(async () => (await content(page)).guessed).toBe(0);
      const later = await content(page);
      await page.unroute('**/assets/js/main.*.js');
      await page.reload();
      await expect(page.locator('html')).not.toHaveAttribute(LATER);
      expect(await content(page)).toEqual(later);
    });

    test('a link to a heading leads there before that', async ({ page, site }) => {
      // The app never says that it has taken over the page
      await page.addInitScript(() => {
        MessagePort.prototype.postMessage = () => undefined;
      });
      await page.goto(site.path(ROUTE));
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-taking-over', { timeout: 40_000 });
      expect((await content(page)).guessed).toBeGreaterThan(20);
      const link = page.locator('.markdown .ref-overview a[href^="#"]').last();
      const id = (await link.getAttribute('href'))?.slice(1) ?? '';
      await link.evaluate((element: HTMLAnchorElement) => element.click());
      expect((await content(page)).guessed).toBe(0);
      const heading = page.locator(`[id="${id}"]`);
      const top = (): Promise<number> =>
        heading.evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(200);
      expect(await top()).toBeGreaterThanOrEqual(0);
    });
  });

  test('a page that the app makes is laid out at once', async ({ page, site }) => {
    await page.setViewportSize(VIEWPORT.phone);
    await site.open('native');
    const html = page.locator('html');
    await expect(html).toHaveAttribute(LATER);
    await page.locator(`.markdown a[href$="/${ROUTE}"]`).first().click();
    await expect(page).toHaveURL(site.path(ROUTE));
    await expect(html).not.toHaveAttribute(LATER);
    expect((await content(page)).guessed).toBe(0);
  });

  test('a desktop lays out a page at once', async ({ page, site }) => {
    await page.route('**/assets/js/main.*.js', (route) => route.abort());
    await page.goto(site.path(ROUTE));
    expect((await content(page)).guessed).toBe(0);
  });
});
