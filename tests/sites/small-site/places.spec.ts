/**
 * The small site that `tests/sites/check-places.ts` builds, in each place of `places.ts`: nothing that it asks for
 * lies outside its own folder, whatever that is.
 */
import type { Page } from '@playwright/test';
import { LOCALES } from '../../../config/locales';
import { message } from '../../e2e/support/messages';
import { ORIGIN } from './places';
import { expect, openMenu, test } from './visit';

/** Whether an element stands near the top of the window, as it does after a jump to it. */
async function expectJumpedTo(page: Page, id: string): Promise<void> {
  await expect
    .poll(() =>
      page.locator(`[id="${id}"]`).evaluate((element) => {
        const { top } = element.getBoundingClientRect();
        const atEnd = Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
        return scrollY > 0 && (atEnd ? top < innerHeight : top > -5 && top < 200);
      }),
    )
    .toBe(true);
}

for (const locale of LOCALES) {
  test(`navbar, sidebar, announcement and logo lead around, back does too, and a closed announcement stays away (${locale})`, async ({
    visit,
    page,
  }) => {
    await visit.open('', locale);
    await page
      .locator('.navbar__item', { hasText: message(locale, 'site.notFound.components') })
      .click();
    await visit.expectAt('components', locale);
    await expect(page.locator('h1')).toHaveText('Components');
    await page.locator('.theme-doc-sidebar-menu a[href$="/api/button"]').click();
    await visit.expectAt('api/button', locale);
    await page.locator('.theme-announcement-bar a').click();
    await visit.expectAt('updating/8-0', locale);
    await page.locator('.navbar__brand').click();
    await visit.expectAt('', locale);
    await page.goBack();
    await visit.expectAt('updating/8-0', locale);
    await expect(page.locator('h1')).toHaveText('Upgrade to version 8');
    const announcement = page.locator('.theme-announcement-bar');
    await announcement.getByRole('button').click();
    await visit.open('components', locale);
    await expect(announcement).toHaveCount(0);
  });

  test(`a demo is drawn, runs, shows its source and opens in StackBlitz (${locale})`, async ({
    visit,
    page,
    context,
  }) => {
    await context.route('https://stackblitz.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>opened</title>' }),
    );
    await visit.open('api/button', locale);
    const demo = page.locator('figure:has(> figcaption[id])');
    const drawn = demo.frameLocator('iframe[src*=".ios.html"]').locator('ion-button').first();
    await expect(drawn).toBeVisible();
    await page.mouse.move(200, 300);
    const live = demo.frameLocator('iframe[data-live="true"]').locator('ion-button').first();
    await expect(live).toHaveClass(/hydrated/);
    // What the style sheet of the components says
    await expect(live).toHaveCSS('display', 'inline-block');
    await demo.getByRole('tab', { name: 'Vue' }).click();
    await expect(demo.locator('pre')).toContainText('<script setup lang="ts">');
    const [sent] = await Promise.all([
      context.waitForEvent('request', (request) => request.url().includes('stackblitz.com')),
      demo.getByRole('button', { name: message(locale, 'site.demo.stackblitz') }).click(),
    ]);
    expect(
      new URLSearchParams(sent.postData() ?? '').get('project[files][src/Example.vue]'),
    ).toContain('ion-button');
  });
}

test('an address with an anchor, a link to it and the table of contents lead there', async ({
  visit,
  page,
}) => {
  await visit.open('api/button#prop-disabled');
  await expectJumpedTo(page, 'prop-disabled');
  const toc = page.locator('.table-of-contents a', { hasText: 'Events' });
  await toc.click();
  await visit.expectAt('api/button#events');
  await expectJumpedTo(page, 'events');
  await expect(toc).toHaveClass(/table-of-contents__link--active/);
  // A link that the reference has written as HTML
  await page.locator('#prop-color a.hash-link').click();
  await visit.expectAt('api/button#prop-color');
  await expectJumpedTo(page, 'prop-color');
  await visit.open('features');
  await page.getByRole('link', { name: 'to a place on a page' }).click();
  await visit.expectAt('api/button#prop-disabled');
  await expectJumpedTo(page, 'prop-disabled');
  await page.goBack();
  await page.getByRole('link', { name: 'to a place on this page' }).click();
  await visit.expectAt('features#last');
  await expectJumpedTo(page, 'last');
  await expect(page.locator('h1')).toHaveText('Features');
});

test('the menus lead to the same page of another version and language, and back', async ({
  visit,
  page,
}) => {
  await visit.open('api/button');
  await (await openMenu(page, 'v8')).filter({ hasText: 'v7' }).click();
  await visit.expectAt('v7/api/button');
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await (await openMenu(page, 'English')).filter({ hasText: '日本語' }).click();
  await visit.expectAt('v7/api/button', 'ja');
  await (await openMenu(page, 'v7')).filter({ hasText: 'v8' }).click();
  await visit.expectAt('api/button', 'ja');
  await expect(page.locator('h1')).toHaveText('ボタン');
  await (await openMenu(page, '日本語')).filter({ hasText: 'English' }).click();
  await visit.expectAt('api/button');
  await expect(page.locator('h1')).toHaveText('Button');
});

test('a phone has the same menus', async ({ visit, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit.open('api/button', 'ja');
  const panel = page.locator('.navbar-sidebar');
  const toggle = message('ja', 'theme.docs.sidebar.toggleSidebarButtonAriaLabel');
  await page.getByRole('button', { name: toggle }).click();
  await panel.locator('.theme-doc-sidebar-menu a[href$="/components"]').click();
  await visit.expectAt('components', 'ja');
  await page.getByRole('button', { name: toggle }).click();
  await panel.locator('.navbar-sidebar__back').click();
  const languages = message('ja', 'theme.navbar.mobileLanguageDropdown.label');
  await panel.getByRole('button', { name: languages }).click();
  await panel.getByRole('link', { name: 'English' }).click();
  await visit.expectAt('components');
});

test('pictures, marks, the gallery, the ad, a tool and the blog are shown', async ({
  visit,
  page,
}) => {
  await visit.open('features');
  const pictures = page.locator(
    '.markdown img, .navbar__logo img, section[aria-labelledby^="ad-"] img',
  );
  await expect(page.locator('.markdown img')).toHaveCount(3);
  await page.mouse.wheel(0, 50);
  await expect
    .poll(() =>
      pictures.evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
          .map(({ src }) => src),
      ),
    )
    .toEqual([]);
  await expect(page.locator('section[aria-labelledby^="ad-"] img:visible')).toHaveCount(1);
  const piece = page.locator('svg:has(use[href*="components.svg"])');
  await expect
    .poll(() => piece.locator('use').evaluate((use) => (use as SVGUseElement).getBBox().width))
    .toBeGreaterThan(0);
  await expect(page.locator('.markdown input[type="color"]').first()).toBeVisible();
  await page.locator('footer a[href$="/blog"]').click();
  await page.locator('article h2 a', { hasText: 'The first post' }).click();
  await expect(page.locator('h1')).toHaveText('The first post');
});

test('a choice of tabs comes with the address, and stays', async ({ visit, page }) => {
  await visit.open('features?framework=vue');
  const chosen = page.locator('[role="tab"][aria-selected="true"]');
  await expect(chosen).toHaveText('Vue');
  await page.getByRole('tab', { name: 'React' }).click();
  await visit.expectAt('features?framework=react');
  await visit.open('features');
  await expect(chosen).toHaveText('React');
  // An older entry of the history still names the choice before
  await visit.open('features?framework=vue');
  await page.locator('main a.hash-link').first().click();
  await page.getByRole('tab', { name: 'React' }).click();
  await page.goBack();
  await visit.expectAt('features?framework=react');
  await expect(chosen).toHaveText('React');
  // None that there is: it goes, and the stored one stays
  await visit.open('features?framework=svelte');
  await visit.expectAt('features');
  await expect(chosen).toHaveText('React');
});

test('an unknown address says so, in its language, and leads back', async ({ visit, page }) => {
  visit.expected.push(/nowhere\/at-all/, /status of 404/);
  for (const locale of LOCALES) {
    await visit.open('nowhere/at-all', locale);
    await expect(page.locator('h1')).toHaveText(message(locale, 'theme.NotFound.title'));
    await page
      .getByRole('navigation', { name: message(locale, 'site.notFound.ways') })
      .getByRole('link', { name: message(locale, 'site.notFound.components') })
      .click();
    await visit.expectAt('components', locale);
  }
});

test('search answers, or is nowhere to be seen', async ({ visit, page }) => {
  await visit.open('components');
  if (visit.isHash) {
    const label = message('en', 'theme.SearchBar.label');
    await expect(page.getByRole('button', { name: label })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch, [role="dialog"]')).toHaveCount(0);
    for (const route of ['components', 'nowhere']) {
      await visit.open(route);
      await expect(page.locator('a[href*="search"], meta[name^="docsearch"]')).toHaveCount(0);
    }
    await visit.open('search');
    await expect(page.locator('h1')).toHaveText(message('en', 'theme.NotFound.title'));
    return;
  }
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('button');
  const hit = page.locator('.DocSearch-Hit a', { hasText: 'Button' }).first();
  await expect(hit).toHaveAttribute('href', new RegExp(`^${visit.path('api/button')}`));
  await hit.click();
  await expect(page.locator('h1')).toHaveText('Button');
  await visit.open('search?q=button');
  await expect(page.locator('main li h2').first()).toContainText('Button');
});

test('what others are told has the origin and the path of the place', async ({ visit, page }) => {
  await visit.open('components');
  const named = page.locator(
    'link[rel="canonical"], link[rel="alternate"][hreflang], meta[property="og:url"]',
  );
  if (visit.isHash) {
    // It has no address of its own
    await expect(named).toHaveCount(0);
    return;
  }
  const addresses = await named.evaluateAll((all) =>
    all.map((tag) => tag.getAttribute('href') ?? tag.getAttribute('content')),
  );
  const here = `${ORIGIN}${visit.path('components')}`;
  expect(addresses).toContain(here);
  expect(addresses).toContain(`${ORIGIN}${visit.path('components', 'ja')}`);
  for (const locale of LOCALES) {
    for (const file of ['sitemap.xml', 'blog/rss.xml', 'blog/atom.xml']) {
      const text = await (await page.request.get(visit.path(file, locale))).text();
      const found = [...text.matchAll(/<(?:loc|link)>([^<]+)<|<link href="([^"]+)"/g)];
      const all = found.map(([, inside, attribute]) => inside ?? attribute ?? '');
      expect(all.length, file).toBeGreaterThan(0);
      const start = `${ORIGIN}${visit.path('', locale)}`;
      expect(
        all.filter((address) => !`${address}/`.startsWith(start)),
        file,
      ).toEqual([]);
    }
  }
});
