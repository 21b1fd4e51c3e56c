/** Links to blocks of code, to lines of them and to demos: how readers make them, and where they lead. */
import type { Locator, Page } from '@playwright/test';
import { COMPONENTS_PAGE, MARKDOWN_PAGE } from './support/shell';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

/** The text of the lines that the address names. */
function marked(page: Page): Locator {
  return page.locator('pre code span[class*="line_"]');
}

/** Selects a block's lines, counted from 1, as a reader does with the mouse. */
async function select(block: Locator, from: number, to: number): Promise<void> {
  await block.locator('code').evaluate(
    (code, ends) => {
      const [first, last] = ends.map((line) => code.querySelectorAll('span:not(span *)')[line - 1]);
      if (!first || !last) throw new Error('no such line');
      getSelection()?.setBaseAndExtent(first, 0, last, last.childNodes.length);
    },
    [from, to],
  );
}

eachLocale(() => {
  test('Selected lines of code are linked to, and the link opens their tab', async ({
    site,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(`${COMPONENTS_PAGE}?framework=vue`);
    const block = page.locator('.theme-code-block', { hasText: 'createApp(App)' });
    await select(block, 4, 6);
    await block.hover();
    await block.getByRole('button', { name: site.text('site.code.link') }).click();
    await expect(marked(page)).toHaveCount(3);
    await expect(
      page.getByRole('status').filter({
        hasText: site.text('site.code.linesCopied', { from: 4, to: 6 }),
      }),
    ).toBeAttached();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/test\/page2\?framework=vue#code-src-main-ts-2:L4-L6$/);
    expect(page.url()).toBe(link);

    // Another reader, who works with Angular, comes from another page and goes back to it
    await page.evaluate(() => localStorage.setItem('docusaurus.tab.framework', 'angular'));
    await site.open(`${COMPONENTS_PAGE}#code-src-main-ts-2:L4`);
    await expect(marked(page)).toHaveText(["import App from './App.vue';\n"], {
      useInnerText: false,
    });
    await expect(marked(page)).toBeInViewport();
    await page.locator(`article a[href$="${MARKDOWN_PAGE}"]`).first().click();
    await expect(marked(page)).toHaveCount(0);
    await page.goBack();
    await expect(marked(page)).toHaveCount(1);
    await expect(marked(page)).toBeVisible();
  });

  test('A link to lines of a demo shows it in the framework of the link, unfolded', async ({
    site,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(VIEWPORT.phone);
    await site.open('api/modal?framework=react#demo-modal-inline:L1-L2');
    const demo = page.locator('#demo-modal-inline');
    await expect(demo.getByRole('tab', { name: 'React' })).toHaveAttribute('aria-selected', 'true');
    // They are imports, which fold
    await expect(marked(page)).toHaveCount(2);
    await expect(marked(page).first()).toBeInViewport();
    await demo.getByRole('button', { name: site.text('site.demo.link') }).click();
    await expect(marked(page)).toHaveCount(0);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/api\/modal\?framework=react#demo-modal-inline$/);
  });

  test('A link to lines of a demo names the file that they stand in', async ({
    site,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open('api/router?framework=vue#demo-router-basic:router.ts:L3-L4');
    const demo = page.locator('#demo-router-basic');
    await expect(marked(page)).toHaveText(
      [
        'export const router = createRouter({\n',
        '  history: createWebHistory(import.meta.env.BASE_URL),\n',
      ],
      { useInnerText: false },
    );
    await demo.getByRole('tab', { name: 'main.ts' }).click();
    await expect(marked(page)).toHaveCount(0);
    await select(demo, 1, 2);
    await demo.getByRole('button', { name: site.text('site.demo.link') }).click();
    await expect(marked(page)).toHaveCount(2);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/api\/router\?framework=vue#demo-router-basic:main\.ts:L1-L2$/);
  });

  test('Where the browser refuses to copy code, it is said, and the code is selected', async ({
    site,
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Browser.setPermission', {
      permission: { name: 'clipboard-write' },
      setting: 'denied',
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
});
