import type { Locator, Page } from '@playwright/test';
import { holdText, writeIntoIndex, INDEX, WHOLE_TEXT } from './support/search';
import { expectStill, GUIDE, mark, target } from './support/shell';
import { byNight, eachLocale, expect, test, VIEWPORT } from './support/test';

const NOWHERE = 'qqzxv wwkjh';

test.use({ viewport: VIEWPORT.desktop });
test.setTimeout(90_000);

function results(page: Page): Locator {
  return page.locator('main li').filter({ has: page.locator('h2') });
}

eachLocale(() => {
  test('2.3 Search page: a link with a query shows its results', async ({ site, page }) => {
    await site.open(GUIDE);
    const title = await page.locator('h1').innerText();
    await site.open(`search?q=${encodeURIComponent(title)}`);
    await expect(page.getByRole('searchbox')).toHaveValue(title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      site.text('theme.SearchPage.existingResultsTitle', { query: title }),
    );
    const first = results(page).first();
    expect(await target(first.getByRole('link'))).toBe(site.path(GUIDE));
    await expect(first.locator('mark').first()).toBeVisible();
    await expect(page.getByRole('status')).toContainText(/\d/);
    await first.getByRole('link').click();
    await expect(page.locator('html')).toHaveClass(new RegExp(`docs-doc-id-${GUIDE}`));
  });

  for (const [device, viewport] of Object.entries(VIEWPORT)) {
    test(
      `Nothing moves while the results arrive: ${device}`,
      byNight(true),
      async ({ site, page }) => {
        await page.setViewportSize(viewport);
        await site.open('search?q=modal');
        await expect(results(page).first()).toBeVisible();
        await expectStill(page);
      },
    );
  }

  test('2.3 Search page: the query is in the address, and the version too', async ({
    site,
    page,
  }) => {
    await site.open('search');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      site.text('theme.SearchPage.emptyResultsTitle'),
    );
    await page.getByRole('searchbox').fill('android');
    await expect(results(page).first()).toBeVisible();
    await expect(page).toHaveURL(/\?q=android$/);
    await page.getByRole('combobox').selectOption('v7');
    await expect(page).toHaveURL(/version=v7/);
    await expect
      .poll(async () => target(results(page).first().getByRole('link')))
      .toContain(site.path('v7/'));
    await page.reload();
    await site.hydrated();
    await expect(page.getByRole('combobox')).toHaveValue('v7');
    await expect(page.getByRole('searchbox')).toHaveValue('android');
    await page.getByRole('searchbox').fill('');
    await expect(results(page)).toHaveCount(0);
  });

  test(
    'A version in the address may be a label, and is passed over when there is none such',
    byNight(true),
    async ({ site, page }) => {
      for (const asked of ['v8', 'no-such-version']) {
        await site.open(`search?q=modal&version=${asked}`);
        await expect(page.getByRole('status')).toContainText(/\d/);
        await expect(page.locator('main').getByRole('combobox')).toHaveValue('current');
      }
    },
  );

  test('2.3 Search page: more results', byNight(true), async ({ site, page }) => {
    await site.open('search?q=ionic');
    await expect(results(page).first()).toBeVisible();
    await expect(page.getByRole('status')).toContainText(/\d{2,}/);
    const more = page.getByRole('button', { name: site.text('site.search.more') });
    const before = await results(page).count();
    await more.click();
    await expect.poll(() => results(page).count()).toBeGreaterThan(before);
    const links = await results(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
    // Who comes back from the last one finds it where it was.
    const last = results(page).locator(`a[href="${links.at(-1)}"]`);
    await last.click();
    await expect(results(page)).toHaveCount(0);
    await page.goBack();
    await expect(results(page)).toHaveCount(links.length);
    await expect(last).toBeInViewport();
  });

  test('2.3 Search page: crawlers list neither it nor results', async ({ site, page, request }) => {
    const served = await (await request.get(site.path('search'))).text();
    expect(served).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
    await site.open('search?q=android');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });

  test('8 Search failure: on the search page, with a button that tries again', async ({
    site,
    page,
  }) => {
    await page.route(INDEX, (route) => route.fulfill({ status: 500, body: 'no' }));
    await site.open('search?q=android');
    const alert = page.locator('main').getByRole('alert');
    await expect(alert).toContainText(site.text('theme.SearchModal.errorScreen.titleText'));
    await expect(alert).toContainText(site.text('theme.SearchModal.errorScreen.helpText'));
    const isMarked = await mark(page);
    await page.unroute(INDEX);
    await alert.getByRole('button').click();
    await expect(results(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(await isMarked()).toBe(true);
  });

  test('8 No search results: on the search page', byNight(true), async ({ site, page }) => {
    const release = await holdText(page);
    await site.open(`search?q=${encodeURIComponent(NOWHERE)}`);
    const main = page.locator('main');
    await expect(page.getByRole('status')).toHaveText(site.text('site.search.searching'));
    release();
    await expect(main).toContainText(site.text('theme.SearchPage.noResultsText'), WHOLE_TEXT);
    const report = main.locator('a[href*="issues/new"]');
    expect(new URL((await report.getAttribute('href')) ?? '').searchParams.get('title')).toContain(
      NOWHERE,
    );
  });

  test('HTML in a query or in a page is shown as text on the search page', async ({
    site,
    page,
  }) => {
    const html = '<img src=x onerror="window.broken=1"> zebrafish & <b>bold</b>';
    await writeIntoIndex(page, html);
    await site.open('search?q=zebrafish');
    await expect(results(page).first()).toContainText(html);
    await expect(results(page).nth(1)).toContainText(html);
    await page.getByRole('searchbox').fill('<b>zebrafish</b>');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>zebrafish</b>');
    await expect(page.locator('main :is(img, b)')).toHaveCount(0);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });
}, 'by night');
