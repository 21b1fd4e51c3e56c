/** The zip that readers download: where it is offered, and what it says of itself once it is unpacked and opened. */
import { COPY, ORIGIN } from './places';
import { expect, openMenu, test } from './visit';

test('a copy says so, has its version and language alone, leads to what is published, and is searched', async ({
  visit,
  page,
}) => {
  await visit.open('components');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText(COPY.label);
  await expect(bar.getByRole('link')).toHaveAttribute('href', `${ORIGIN}/a/b/`);
  const others = (await openMenu(page, COPY.label)).filter({ hasText: 'v7' });
  await expect(others).toHaveAttribute('href', `${ORIGIN}/a/b/v7`);
  await expect(page.locator('.navbar__item', { hasText: 'English' })).toHaveCount(0);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('disabled');
  await page.locator('.DocSearch-Hit a', { hasText: 'disabled' }).first().click();
  await visit.expectAt('api/button#prop-disabled');
  await expect(page.locator('[id="prop-disabled"]')).toBeInViewport();
});

test('the page for reading offline offers what was made to download, and nothing else', async ({
  visit,
  page,
}) => {
  test.skip(visit.isHash, 'has no such page');
  const listed = page.waitForResponse(/zips\.json$/);
  await visit.open('offline');
  await listed;
  const link = page.locator('main a[href$=".zip"]');
  await expect(link).toHaveCount(visit.place.hasCopy ? 1 : 0);
  if (!visit.place.hasCopy) return;
  const { length } = await (await page.request.get((await link.getAttribute('href')) ?? '')).body();
  const size = new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(length / 1e6);
  await expect(link).toHaveText(`${COPY.label} (${size} MB)`);
});
