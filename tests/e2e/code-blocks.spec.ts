/** Blocks of code as a thumb meets them, and as a browser copies them. */
import { COMPONENTS_PAGE, GUIDE } from './support/shell';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

eachLocale(() => {
  test.describe('on a phone', () => {
    test.use({ viewport: VIEWPORT.phone, hasTouch: true, isMobile: true });

    for (const route of [GUIDE, 'native/camera']) {
      test(`The buttons of a block cover none of its code: ${route}`, async ({ site, page }) => {
        await site.open(route);
        const blocks = page.locator('.theme-code-block:visible');
        await expect(blocks.first().getByRole('button').first()).toBeVisible();
        const covered = await blocks.evaluateAll((all) =>
          all.flatMap((block) => {
            const pre = block.querySelector('pre');
            const code = pre?.querySelector('code');
            const range = new Range();
            if (!pre || !code) return [];
            range.selectNodeContents(code);
            // A long line goes on behind the edge, out of sight
            const { right: edge } = pre.getBoundingClientRect();
            const lines = [...range.getClientRects()];
            const isCovered = [...block.querySelectorAll('button')]
              .filter((button) => button.checkVisibility())
              .map((button) => button.getBoundingClientRect())
              .some((button) =>
                lines.some(
                  ({ left, right, top, bottom }) =>
                    left < button.right &&
                    Math.min(right, edge) > button.left &&
                    top + 4 < button.bottom &&
                    bottom > button.top,
                ),
              );
            return isCovered ? [code.textContent?.slice(0, 40) ?? ''] : [];
          }),
        );
        expect(covered).toEqual([]);
      });
    }
  });

  test('Where the browser refuses to copy code, it is said, and the code is selected', async ({
    site,
    page,
  }) => {
    // Every browser honors a policy; a denied permission only those that ask for one
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const headers = { ...response.headers(), 'permissions-policy': 'clipboard-write=()' };
      return route.fulfill({ response, headers });
    });
    await site.open(`${COMPONENTS_PAGE}?framework=vue`);
    const block = page.locator('.theme-code-block', { hasText: 'createApp(App)' });
    await block.hover();
    await block
      .getByRole('button', { name: site.text('theme.CodeBlock.copyButtonAriaLabel') })
      .click();
    await expect(
      page.getByRole('status').filter({ hasText: site.text('site.code.notCopied') }),
    ).toBeAttached();
    const selected = await page.evaluate(() => String(getSelection()));
    expect(selected.trim()).toBe((await block.locator('code').innerText()).trim());
  });
}, 'by night');
