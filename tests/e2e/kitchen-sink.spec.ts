/** What the kitchen-sink pages are for beside the rows: components at work, and room for everything. */
import { MARKDOWN_PAGE, scrollFarDown } from './support/shell';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

eachLocale(() => {
  test('A code block is copied as it was written', async ({ site, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(MARKDOWN_PAGE);
    const block = page.locator('.language-http').first();
    await block.hover();
    await block
      .getByRole('button', { name: site.text('theme.CodeBlock.copyButtonAriaLabel') })
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').slice(0, 2)).toEqual([
      'POST /api/sessions HTTP/1.1',
      'Host: api.example.com',
    ]);
    expect(copied).toContain('{"email": "reader@example.com", "remember": true}');
  });

  test('The button that leads to the top jumps for readers who want no motion', async ({
    site,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open(MARKDOWN_PAGE);
    const button = await scrollFarDown(site);
    const after = await button.evaluate((element) => {
      (element as HTMLButtonElement).click();
      return scrollY;
    });
    expect(after).toBe(0);
  });

  test('The blog has RSS, Atom and JSON feeds', async ({ site, page, request }) => {
    await site.open('blog');
    for (const [file, type, marker] of [
      ['rss.xml', 'application/rss+xml', '<rss'],
      ['atom.xml', 'application/atom+xml', '<feed'],
      ['feed.json', 'application/json', '"items"'],
    ] as const) {
      const link = page.locator(`link[rel="alternate"][type="${type}"]`).first();
      await expect(link).toHaveAttribute('href', site.path(`blog/${file}`));
      const response = await request.get(site.path(`blog/${file}`));
      expect(response.ok(), file).toBe(true);
      const text = await response.text();
      expect(text).toContain(marker);
      // Neither links that only a page has, nor colors that only its style sheet knows
      expect(text).not.toContain('hash-link');
      expect(text).not.toContain('var(--');
    }
  });

  test('A tab and its panel name each other', async ({ site, page }) => {
    await site.open('developing/config');
    const tabs = page.locator('.tabs-container > [role="tablist"] > [role="tab"]');
    expect(await tabs.count()).toBeGreaterThan(1);
    for (const tab of await tabs.all()) {
      const id = (await tab.getAttribute('aria-controls')) ?? '';
      const panel = page.locator(`[id="${id}"]`);
      await expect(panel).toHaveAttribute('role', 'tabpanel');
      await expect(panel).toHaveAttribute('aria-labelledby', (await tab.getAttribute('id')) ?? '');
      await expect(panel).toHaveAttribute('data-label', await tab.innerText());
    }
  });

  test('Space and Enter choose the tab that has the focus', async ({ site, page }) => {
    await site.open('developing/config');
    const tabs = page.locator('.tabs-container > [role="tablist"]').first().getByRole('tab');
    await tabs.first().focus();
    for (const [index, key] of [' ', 'Enter'].entries()) {
      await page.keyboard.press('ArrowRight');
      const before = await page.evaluate(() => scrollY);
      await page.keyboard.press(key);
      await expect(tabs.nth(index + 1)).toHaveAttribute('aria-selected', 'true');
      expect(await page.evaluate(() => scrollY)).toBe(before);
    }
  });

  test('The first heading of a page of the blog is that of the page', async ({ site, page }) => {
    for (const route of ['blog', 'blog/tags', 'blog/archive', 'blog/authors']) {
      await site.open(route);
      const first = page.locator('h1, h2, h3, h4').first();
      expect(await first.evaluate(({ localName }) => localName), route).toBe('h1');
    }
  });
}, 'by night');
