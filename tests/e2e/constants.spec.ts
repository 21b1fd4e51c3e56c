import type { Page } from '@playwright/test';
import { builtRoutes } from './support/routes';
import { COMPONENTS_PAGE, GUIDE, MARKDOWN_PAGE } from './support/shell';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

/** Colors in a code block, the plain text's included. */
function colorsIn(page: Page, language: string): Promise<number> {
  return page
    .locator(`.language-${language} code`)
    .first()
    .evaluate((code) => {
      const parts = [code, ...code.querySelectorAll('*')];
      return new Set(parts.map((part) => getComputedStyle(part).color)).size;
    });
}

/** Has a page keep what each renderer tells the developer tools of React when it starts. */
async function recordRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.renderers = [];
    const nothing = (): void => undefined;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: ({ rendererPackageName = '', version = '' }) =>
          window.renderers.push(`${rendererPackageName} ${version}`),
        onCommitFiberRoot: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
      },
    });
  });
}

eachLocale(() => {
  test('4 A flag turns true after the first client render', async ({ site, page, request }) => {
    const html = await (await request.get(site.path(GUIDE))).text();
    expect(html).toMatch(/<html[^>]*data-has-hydrated="?false/);
    expect(html).toMatch(/<button[^>]*toggleButtonDisabled[^>]*\bdisabled/);
    await site.open(GUIDE);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('.navbar button[class*="toggleButton"]')).toBeEnabled();
  });

  test('5 No form input exists', async ({ site, page }) => {
    for (const route of ['', GUIDE, MARKDOWN_PAGE, COMPONENTS_PAGE, 'blog']) {
      await site.open(route);
      // The boxes of a task list show a state and take none.
      const inputs = page.locator('main :is(form, input:not([disabled]), select, textarea)');
      await expect(inputs).toHaveCount(0);
    }
  });

  test('9 Navigation history keys have 6 characters', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    await page.locator(`article .markdown p a[href$="/${COMPONENTS_PAGE}"]`).first().click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-test\/page2/);
    const { key } = await page.evaluate(() => history.state as { key: string });
    expect(key).toMatch(/^[0-9a-z]{6}$/);
  });

  test('9 Rendering engine 18.2.0, generator 3.10.2', async ({ site, page }) => {
    await recordRenderers(page);
    for (const route of [MARKDOWN_PAGE, 'no-such-page']) {
      await site.open(route);
      expect(await page.evaluate(() => window.renderers), route).toEqual(['react-dom 18.2.0']);
      const keys = await page.evaluate(() => {
        const app = document.getElementById('__docusaurus');
        return Object.keys(app ?? {}).map((key) => key.replace(/\$.*/, ''));
      });
      expect(keys, route).toContain('__reactContainer');
      const generator = page.locator('meta[name="generator"]');
      await expect(generator).toHaveAttribute('content', 'Docusaurus v3.10.2');
    }
  });

  test('9 Syntax-highlight grammars: diff, http, shell-session', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    for (const language of ['diff', 'http', 'shell-session']) {
      expect(await colorsIn(page, language), language).toBeGreaterThan(1);
    }
    expect(await colorsIn(page, 'text')).toBe(1);
  });

  test('9 Trailing slash: default setting', async ({ site, page }) => {
    const routes = builtRoutes(site);
    // Neither added nor taken away: a page has none, and the index page of a folder has one.
    expect(routes).toContain(GUIDE);
    expect(routes).toContain('v7/');
    for (const route of [MARKDOWN_PAGE, `${MARKDOWN_PAGE}/`]) {
      await site.open(route);
      await expect(page.locator('html')).toHaveClass(/docs-doc-id-test\/page1/);
    }
  });
}, 'by night');
