/** A page on paper. */
import { byNight, eachLocale, expect, test } from './support/test';

/** What a sheet of A4 has between its margins, in CSS pixels. */
const PAPER = { width: 720, height: 1000 };

test.use({ viewport: PAPER });

eachLocale(() => {
  for (const route of ['native/local-notifications', 'native/camera', 'utilities/animations']) {
    test(
      `Nothing of a page is beside the paper: ${route}`,
      byNight(route !== 'native/camera'),
      async ({ site, page }) => {
        await site.open(route);
        await page.emulateMedia({ media: 'print' });
        const wide = await page
          .locator('article')
          .locator('table, pre')
          .evaluateAll((boxes) =>
            boxes
              .filter(
                (box) =>
                  box.checkVisibility() &&
                  (box.scrollWidth > box.clientWidth + 1 ||
                    box.getBoundingClientRect().right > window.innerWidth),
              )
              .map(
                (box) =>
                  `${box.scrollWidth} in ${box.clientWidth}: ${box.textContent?.slice(0, 60)}`,
              ),
          );
        expect(wide).toEqual([]);
      },
    );
  }

  test('All panels of tabs are on paper, each under its name', async ({ site, page }) => {
    await site.open('developing/config');
    await page.emulateMedia({ media: 'print' });
    const panels = page.locator('.tabs-container [role="tabpanel"]');
    expect(await panels.count()).toBeGreaterThan(2);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const name = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(name).toBe(JSON.stringify(await panel.getAttribute('data-label')));
    }
  });
}, 'by night');

test('A demo that was not loaded leaves no empty frame on paper', async ({ site, page }) => {
  await site.open('api/button');
  const drawings = page.locator('article figure iframe:not([hidden])');
  // Asked for at once: from then on the browser loads them
  const areEmpty = await drawings.evaluateAll((frames) => {
    window.dispatchEvent(new Event('beforeprint'));
    return frames.map((it) => (it as HTMLIFrameElement).contentDocument?.URL === 'about:blank');
  });
  await page.emulateMedia({ media: 'print' });
  const areSeen = await drawings.evaluateAll((frames) => frames.map((it) => it.checkVisibility()));
  expect(areSeen).toEqual(areEmpty.map((isEmpty) => !isEmpty));
  expect(new Set(areSeen)).toEqual(new Set([true, false]));
});
