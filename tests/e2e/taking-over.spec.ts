/** Parts of a page that the app takes over one after the other (`plugins/engine/client/slices.ts`). */
import { COMPONENTS_PAGE, FAMILIES, movedByItself } from './support/shell';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

const LEFT = 'data-taking-over';

eachLocale(() => {
  test('a part that the app has not come to yet works at the first press', async ({
    page,
    site,
    log,
  }) => {
    // The app waits for ever between its parts
    await page.addInitScript(() => {
      MessagePort.prototype.postMessage = () => undefined;
    });
    await page.goto(site.path(COMPONENTS_PAGE));
    const html = page.locator('html');
    await expect(html).toHaveAttribute(LEFT, { timeout: 40_000 });
    const tab = page.locator('.tabs-container [role="tab"][aria-selected="false"]').first();
    const name = await tab.textContent();
    await tab.click();
    await expect(
      page.locator('.tabs-container').first().getByRole('tab', { selected: true }),
    ).toHaveText(name ?? '');
    await expect(html).not.toHaveAttribute(LEFT);
    expect(log).toEqual([]);
  });

  test('a part that the app comes to late shows what it has learned meanwhile', async ({
    page,
    site,
    log,
  }) => {
    // So long that the app has read what the reader chose before it takes over the navbar
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      const post = MessagePort.prototype.postMessage as (
        this: MessagePort,
        message: unknown,
      ) => void;
      MessagePort.prototype.postMessage = function (message) {
        setTimeout(() => post.call(this, message), 500);
      };
    });
    await page.goto(site.path(COMPONENTS_PAGE));
    const mode = site.text('theme.colorToggle.ariaLabel.mode.dark');
    await expect(
      page.getByRole('button', { name: site.text('theme.colorToggle.ariaLabel', { mode }) }),
    ).toBeVisible();
    await site.hydrated();
    expect(log).toEqual([]);
  });

  test('the not-found page is taken over for the version that it was made for', async ({
    page,
    site,
    log,
  }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('main h1')?.setAttribute('data-served', '');
      });
    });
    await site.open('no-such-page');
    await expect(page.locator('main h1')).toHaveAttribute('data-served');
    // What the app knows of the address
    await expect(page.locator('a.button[href*="/search?q=no%20such%20page"]')).toBeVisible();
    await site.open('v7/no-such-page');
    await expect(page.locator('main h1')).not.toHaveAttribute('data-served');
    expect(log.filter(({ text }) => !text.includes('status of 404'))).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: VIEWPORT.phone, hasTouch: true, isMobile: true });

    test('the sidebar is left as it is, until the screen is wide: then it shows where the reader is', async ({
      page,
      site,
      log,
    }) => {
      await site.open('api/button');
      const next = page.locator('.pagination-nav__link--next');
      const address = (await next.getAttribute('href')) ?? '';
      await next.click();
      await expect(page).toHaveURL(address);
      const current = page.locator('.theme-doc-sidebar-menu [aria-current="page"]');
      await page.setViewportSize(VIEWPORT.desktop);
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', address);
      expect(log).toEqual([]);
    });

    test('nothing moves on a page of any family', async ({ page, site }) => {
      const found: string[] = [];
      for (const route of FAMILIES) {
        await site.open(route);
        const moved = await movedByItself(page);
        if (moved) found.push(`${site.path(route)}: ${moved}`);
      }
      expect(found).toEqual([]);
    });
  });
});
