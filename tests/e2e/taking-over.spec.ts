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
    await expect(html).toHaveAttribute('data-has-hydrated', 'true', { timeout: 40_000 });
    await expect(html).toHaveAttribute(LEFT);
    const tab = page.locator('.tabs-container [role="tab"][aria-selected="false"]').first();
    const name = await tab.textContent();
    await tab.click();
    await expect(
      page.locator('.tabs-container').first().getByRole('tab', { selected: true }),
    ).toHaveText(name ?? '');
    await expect(html).not.toHaveAttribute(LEFT);
    expect(log).toEqual([]);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: VIEWPORT.phone, hasTouch: true, isMobile: true });

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
