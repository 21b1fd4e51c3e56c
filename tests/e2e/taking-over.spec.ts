/** Parts of a page that the app takes over one after the other (`plugins/engine/client/slices.ts`). */
import { colorModeButton, expectColorMode } from './support/shell';
import { eachLocale, expect, test } from './support/test';

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
    await page.goto(site.path('api/button'));
    const html = page.locator('html');
    await expect(html).toHaveAttribute('data-has-hydrated', 'true', { timeout: 40_000 });
    await expect(html).toHaveAttribute(LEFT);
    await expectColorMode(page, 'light');
    await colorModeButton(page).click();
    await expectColorMode(page, 'dark');
    await expect(html).not.toHaveAttribute(LEFT);
    expect(log).toEqual([]);
  });
});
