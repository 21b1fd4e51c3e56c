import type { Page } from '@playwright/test';
import { gateScripts } from './support/scripts';
import {
  COMPONENTS_PAGE,
  GUIDE,
  mark,
  MARKDOWN_PAGE,
  openMenu,
  pageMarker,
  routeTo,
  scrollFarDown,
  target,
} from './support/shell';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

/** The link from the Markdown page to the components page, in its first paragraph. */
function nextPage(page: Page) {
  return page.locator(`article .markdown p a[href$="/${COMPONENTS_PAGE}"]`).first();
}

/** Where the page is scrolled to, once it has come to rest. */
async function restingScroll(page: Page): Promise<number> {
  let last = -1;
  await expect
    .poll(async () => {
      const previous = last;
      last = await page.evaluate(() => Math.round(scrollY));
      return last === previous;
    })
    .toBe(true);
  return last;
}

eachLocale(() => {
  test('2.5 A route change preloads the next page, then swaps', async ({ site, page }) => {
    const gate = await gateScripts(page, pageMarker(site, COMPONENTS_PAGE), 'waiting');
    await site.open(MARKDOWN_PAGE);
    const heading = page.locator('main h1');
    const before = await heading.innerText();
    const isMarked = await mark(page);
    await nextPage(page).click();
    await expect(page).toHaveURL(new RegExp(`${COMPONENTS_PAGE}$`));
    await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
    // The address has changed, the page has not: its successor is still on its way.
    await expect(heading).toHaveText(before);
    await gate.set('open');
    await expect(heading).not.toHaveText(before);
    expect(await isMarked()).toBe(true);
  });

  test('A change of page is told to screen readers, and the focus is where reading goes on', async ({
    site,
    page,
  }) => {
    await site.open(MARKDOWN_PAGE);
    const spoken = page.locator('.spoken[role="status"]');
    const before = await page.locator('h1').innerText();
    const skip = page.getByRole('link', { name: site.text('theme.common.skipToMainContent') });
    await nextPage(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(new RegExp(`docs-doc-id-${COMPONENTS_PAGE}`));
    await expect(spoken).toHaveText(await page.locator('h1').innerText());
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.goBack();
    await expect(spoken).toHaveText(before);
    const scrolled = await restingScroll(page);
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    expect(await restingScroll(page)).toBe(scrolled);
  });

  test('A link to a section of another page moves the focus there', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    const link = page.locator(`article a[href$="${GUIDE}#priorities"]`);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#priorities')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(page.locator('#priorities .hash-link')).toBeFocused();
  });

  test('2.5, 8 A failed preload logs a warning and reloads the page', async ({
    site,
    page,
    log,
  }) => {
    const gate = await gateScripts(page, pageMarker(site, COMPONENTS_PAGE), 'failing');
    await site.open(MARKDOWN_PAGE);
    const isMarked = await mark(page);
    const reloaded = page.waitForEvent('domcontentloaded');
    await nextPage(page).click();
    await reloaded;
    await gate.set('open');
    expect(await isMarked()).toBe(false);
    await expect(page).toHaveURL(new RegExp(`${COMPONENTS_PAGE}$`));
    const warnings = log.filter(({ type }) => type === 'warning').map(({ text }) => text);
    expect(warnings.join('\n')).toMatch(/ChunkLoadError|Loading chunk/);
  });

  test('2.5 A route change scrolls to the anchor or to the top', async ({ site, page }) => {
    await site.open(COMPONENTS_PAGE);
    await page.evaluate(() => scrollTo(0, 1200));
    await page.locator('article .markdown a[href$="/page1"]').first().click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-test\/page1/);
    expect(await restingScroll(page)).toBe(0);
    const link = page.locator(`article .markdown a[href$="/${GUIDE}#priorities"]`).first();
    await link.click();
    await expect(page).toHaveURL(/#priorities$/);
    await expect(page.locator('#priorities')).toBeInViewport();
    expect(await restingScroll(page)).toBeGreaterThan(300);
  });

  test('2.5 A change of the query string alone does not scroll', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    await page.evaluate(() => scrollTo(0, 900));
    const before = await restingScroll(page);
    await routeTo(page, '?mode=ios');
    // The router has taken it when links built from the location carry the query.
    await expect(page.locator('.navbar a[href*="mode=ios"]').first()).toBeAttached();
    expect(await restingScroll(page)).toBe(before);
    await routeTo(page, '#lists');
    await expect(page.locator('#lists')).toBeInViewport();
    expect(await restingScroll(page)).not.toBe(before);
  });

  test('2.5 A link that changes the query string alone does not scroll', async ({ site, page }) => {
    await site.open('api/button?framework=vue');
    await page.evaluate(() => scrollTo(0, 1500));
    const before = await restingScroll(page);
    await page.locator('.theme-doc-sidebar-menu [aria-current="page"]').click();
    await expect(page).toHaveURL(/\/api\/button$/);
    expect(await restingScroll(page)).toBe(before);
  });

  test('2.5 Smooth-scroll fallback leaves 85 % of the way at each frame', async ({
    site,
    page,
  }) => {
    await site.open(MARKDOWN_PAGE);
    const button = await scrollFarDown(site);
    await restingScroll(page);
    const start = await page.evaluate(() => scrollY);
    await page.evaluate(() => {
      const positions: number[] = [];
      Object.assign(window, { positions });
      const native = window.scrollTo.bind(window);
      window.scrollTo = ((x: number, y: number) => {
        positions.push(y);
        native(x, y);
      }) as typeof window.scrollTo;
    });
    await button.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const positions = await page.evaluate(
      () => (window as unknown as { positions: number[] }).positions,
    );
    expect(positions.length).toBeGreaterThan(10);
    positions.reduce((from, to) => {
      expect(Math.abs(to - Math.floor(from * 0.85))).toBeLessThanOrEqual(1);
      return to;
    }, start);
  });

  test('2.5 The docs plugin resolves version and doc from the path', async ({ site, page }) => {
    for (const [prefix, version] of [
      ['', 'current'],
      ['v7/', 'v7'],
    ] as const) {
      await site.open(`${prefix}${GUIDE}`);
      await expect(page.locator('html')).toHaveClass(
        new RegExp(`docs-version-${version} .*docs-doc-id-${GUIDE}`),
      );
      const links = await openMenu(page, version === 'v7' ? 'v7' : 'v8');
      expect(await target(links.nth(0))).toBe(site.path(GUIDE));
      expect(await target(links.nth(1))).toBe(site.path(`v7/${GUIDE}`));
      await page.mouse.move(0, 700);
    }
  });
}, 'by night');
