import type { Page } from '@playwright/test';
import { gateScripts } from './support/scripts';
import { COMPONENTS_PAGE, MARKDOWN_PAGE, pageMarker, routeTo, stopClock } from './support/shell';
import { eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

eachLocale(() => {
  const bar = (page: Page) => page.locator('#nprogress .bar');

  /** How far the bar is, from 0 to 1: it is moved in from the left by its own width. */
  async function progress(page: Page): Promise<number> {
    const style = (await bar(page).getAttribute('style')) ?? '';
    const moved = /translate3d\((-?[\d.]+)%/.exec(style)?.[1];
    return 1 + Number(moved) / 100;
  }

  /** Leaves the Markdown page for one that does not arrive, with the clock standing still. */
  async function leave(site: Site) {
    const { page } = site;
    await stopClock(page);
    const gate = await gateScripts(page, pageMarker(site, COMPONENTS_PAGE), 'waiting');
    await site.open(MARKDOWN_PAGE);
    await page.clock.pauseAt(new Date('2030-01-01T00:00:00Z'));
    await page.locator(`article .markdown p a[href$="/${COMPONENTS_PAGE}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${COMPONENTS_PAGE}$`));
    return gate;
  }

  test('4 Progress bar starts 200 ms after a change of pathname and finishes with the update', async ({
    site,
    page,
  }) => {
    const gate = await leave(site);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(1);
    await gate.set('open');
    await page.clock.resume();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-test\/page2/);
    await expect(bar(page)).toHaveCount(0);
    // Neither a hash nor a query is another pathname.
    await page.clock.pauseAt(new Date('2031-01-01T00:00:00Z'));
    await routeTo(page, '?mode=ios');
    await routeTo(page, '#cards');
    await page.clock.runFor(1000);
    await expect(bar(page)).toHaveCount(0);
  });

  test('9 Progress bar: minimum 0.08, speed 200 ms, trickle 0.02 every 800 ms', async ({
    site,
    page,
  }) => {
    const gate = await leave(site);
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveCount(1);
    await expect(bar(page)).toHaveCSS('transition-duration', '0.2s');
    await expect.poll(() => progress(page)).toBeCloseTo(0.08, 5);
    await page.clock.runFor(799);
    expect(await progress(page)).toBeCloseTo(0.08, 5);
    await page.clock.runFor(1);
    const first = await progress(page);
    expect(first).toBeGreaterThan(0.08);
    expect(first).toBeLessThanOrEqual(0.1);
    await page.clock.runFor(800);
    const second = await progress(page);
    expect(second).toBeGreaterThan(first);
    expect(second - first).toBeLessThanOrEqual(0.02);
    await gate.set('open');
    await page.clock.resume();
    await expect(bar(page)).toHaveCount(0);
  });
}, 'by night');
