/**
 * Readers who set the letters of their phone to twice the size get pages that still fit its width. A browser's
 * setting is not a zoom: the window keeps its pixels, and lengths in `rem` and `em` double.
 */
import type { Page } from '@playwright/test';
import { widerThanWindow } from './support/shell';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

/** Pixels of an ordinary letter: browsers begin with 16. */
const LETTERS = 32;
const WIDTHS = [VIEWPORT.phone.width, 320];

/** No page, but one has nearly its address: the not-found page offers it once it has read the list of pages. */
const MOVED = 'release-notes';

/** One page of each type, and those with what is hard to break: long names, tables, panels. */
const ROUTES = [
  '',
  'components',
  'api/button',
  'v7/api/modal',
  'react/navigation',
  'react/your-first-app/taking-photos',
  'theming/color-generator',
  'cli',
  'cli/commands/build',
  'native',
  'native/camera',
  'updating/8-0',
  'reference/release-notes',
  'blog',
  'blog/accessible-overlays',
  'search',
  'no-such-page',
  MOVED,
];

async function setLetters(page: Page, pixels: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels } });
}

eachLocale(() => {
  test.use({ viewport: VIEWPORT.phone });

  for (const route of ROUTES) {
    test(`in letters of twice the size, /${route} is as wide as a phone`, async ({
      site,
      page,
    }) => {
      await setLetters(page, LETTERS);
      await site.open(route);
      await expect(page.locator('html')).toHaveCSS('font-size', `${LETTERS}px`);
      if (route === MOVED)
        await expect(page.getByRole('link', { name: 'reference/release-notes' })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: VIEWPORT.phone.height });
        expect(await widerThanWindow(page), `in a window of ${width} px`).toBeUndefined();
      }
    });
  }
});
