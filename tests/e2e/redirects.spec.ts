/** Addresses of earlier editions: each leads to a page, with the search and the hash that it came with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { redirectTarget } from '../../plugins/redirects/page';
import { ROOT } from '../../scripts/lib/run';
import { byNight, eachLocale, expect, test } from './support/test';

/** The list of the contract, and one page for each kind of address that it names besides. */
const OLD = [
  ...readFileSync(join(ROOT, 'tests/fixtures/old-addresses.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
  'v8',
  'v8/api/button',
  'v8/cli/commands/build',
  'v8/angular/your-first-app/2-taking-photos',
  'next/native/camera',
  'components/toast',
  'v7/components/toast',
];

eachLocale(() => {
  test('Every old address leads to a page', async ({ site, request }) => {
    const answers = await Promise.all(
      OLD.map(async (address) => {
        const old = await request.get(site.path(address));
        const target = redirectTarget(await old.text());
        if (target === undefined) return `${address}: leads nowhere, status ${old.status()}`;
        const page = await request.get(target);
        const isPage = page.ok() && redirectTarget(await page.text()) === undefined;
        return isPage && target.startsWith(site.base) ? [] : `${address}: leads to ${target}`;
      }),
    );
    expect(answers.flat()).toEqual([]);
  });

  test('An old address keeps its search and its hash, and leaves no entry behind', async ({
    site,
    page,
  }) => {
    await site.open('native');
    await page.goto(site.path('v8/api/button?mode=md#properties'));
    await expect(page).toHaveURL(`${site.path('api/button')}?mode=md#properties`);
    await expect(page.locator('#properties')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(site.path('native'));
  });

  test('An old address may lead to a section, and a hash of the reader comes first', async ({
    site,
    page,
  }) => {
    await page.goto(site.path('angular/zoneless'));
    await expect(page).toHaveURL(`${site.path('angular/build-options')}#zoneless`);
    await expect(page.locator('#zoneless')).toBeInViewport();
    await page.goto(site.path('angular/zoneless?a=b#budgets'));
    await expect(page).toHaveURL(`${site.path('angular/build-options')}?a=b#budgets`);
  });

  test('An address with .html leads to its section', byNight(true), async ({ site, page }) => {
    await page.goto(site.path('api/modal.html#sheet'));
    await expect(page.locator('#sheet')).toBeInViewport();
  });

  for (const [address, section] of [
    ['api/button#routerdirection', 'prop-routerDirection'],
    ['api/modal#preventing-a-modal-from-dismissing', 'can-dismiss'],
    ['v7/theming/dark-mode#always', 'variants'],
    // By a word that both ids have: a translated page has no others
    ['api/title#large-title', 'large'],
  ] as const) {
    test(
      `An old anchor leads to the heading that stands for it now: ${address}`,
      byNight(section !== 'can-dismiss'),
      async ({ site, page }) => {
        await site.open(address);
        await expect(page).toHaveURL(new RegExp(`#${section}$`));
        await expect(page.locator(`#${section}`)).toBeInViewport();
      },
    );
  }

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('An old address leads to its page', async ({ site, page }) => {
      await page.goto(site.path('angular/config'));
      await expect(page).toHaveURL(site.path('developing/config'));
    });
  });
}, 'by night');
