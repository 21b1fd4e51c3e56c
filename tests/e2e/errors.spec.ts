import { changeModules, crash, editHtml, type Change } from './support/scripts';
import { COMPONENTS_PAGE, GUIDE, MARKDOWN_PAGE, movedByItself, pageMarker } from './support/shell';
import {
  byNight,
  eachLocale,
  expect,
  test,
  VIEWPORT,
  type LogEntry,
  type Site,
} from './support/test';

test.use({ viewport: VIEWPORT.desktop });

/** Takes away a module's default export. */
const withoutDefault: Change = ({ default: component, ...others }) =>
  component ? others : undefined;

function tryAgain(site: Site) {
  return site.page.getByRole('button', { name: site.text('theme.ErrorPageContent.tryAgain') });
}

function texts(log: LogEntry[], type: string): string[] {
  return log.filter((entry) => entry.type === type).map(({ text }) => text);
}

eachLocale(() => {
  test('2.4 The main area is protected by an error boundary; 8 Rendering crash: titled screen, Try again, chain of messages', async ({
    site,
    page,
  }) => {
    await changeModules(page, pageMarker(site, MARKDOWN_PAGE), crash);
    await site.open(MARKDOWN_PAGE);
    await expect(page.locator('main h1')).toHaveText(site.text('theme.ErrorPageContent.title'));
    await expect(tryAgain(site)).toBeVisible();
    await expect(page.locator('main')).toContainText(/outer\s+Cause:\s+inner/);
    // What surrounds the main area is still there, and still works.
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    await expect(page.locator('footer')).toBeAttached();
    await page.locator('.navbar__brand').click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-index/);
  });

  test('8 Rendering crash outside the page: Page Error in the title', async ({ site, page }) => {
    await changeModules(page, '.blogListPage', withoutDefault);
    await page.goto(site.path('blog'));
    await expect(page.locator('main h1')).toHaveText(site.text('theme.ErrorPageContent.title'));
    await expect(page).toHaveTitle(site.text('site.error.title'));
    await expect(tryAgain(site)).toBeVisible();
    await expect(page.locator('main')).toContainText(`The page component at ${site.path('blog')}`);
  });

  test('5, 8 A page module without a default export is an error for its developer', async ({
    site,
    page,
  }) => {
    await changeModules(page, pageMarker(site, MARKDOWN_PAGE), withoutDefault);
    await site.open(MARKDOWN_PAGE);
    await expect(page.locator('main h1')).toHaveText(site.text('theme.ErrorPageContent.title'));
    await expect(page.locator('main')).toContainText(
      `The page component at ${site.path(MARKDOWN_PAGE)} doesn't have a default export.`,
    );
    await expect(page.locator('main')).toContainText(
      'Consider default-exporting a React component.',
    );
  });

  test('2.3, 8 A catch-all route: an unknown address has a not-found page of its version, without an error', async ({
    site,
    page,
    log,
  }) => {
    for (const [route, version] of Object.entries({
      'no/such-page': 'v8',
      'v7/no-such-page': 'v7',
    })) {
      log.length = 0;
      const response = await page.goto(site.path(route));
      expect(response?.status()).toBe(404);
      await site.hydrated();
      await expect(page).toHaveTitle(new RegExp(site.text('theme.NotFound.title')));
      await expect(page.locator('main h1')).toHaveText(site.text('theme.NotFound.title'));
      for (const text of ['theme.NotFound.p1', 'theme.NotFound.p2'])
        await expect(page.locator('main')).toContainText(site.text(text));
      await expect(page.locator('.navbar')).toHaveCount(1);
      expect(await movedByItself(page), route).toBeUndefined();
      await expect(page.locator('.navbar .dropdown > button', { hasText: /^v\d/ })).toHaveText(
        version,
      );
      const root = site.path(version === 'v7' ? 'v7/' : '');
      await expect(page.locator('.navbar__brand')).toHaveAttribute('href', root);
      await expect(page.locator('main nav a', { hasText: 'CLI' })).toHaveAttribute(
        'href',
        `${root}cli`,
      );
      expect(log.filter(({ text }) => !text.includes('status of 404'))).toEqual([]);
    }
    await site.open('v7/api/input-otp');
    const same = site.text('site.notFound.openIn', { version: 'v8' });
    await page.getByRole('link', { name: same }).click();
    await expect(page).toHaveURL(site.path('api/input-otp'));
    const without = site.text('site.versions.withoutPage', { version: 'v7' });
    await expect(page.locator('.navbar .dropdown__link', { hasText: without })).toHaveAttribute(
      'href',
      site.path('v7/'),
    );
  });

  test('An unknown address offers pages with nearly its name, a search for its words, and the same address in the other language', async ({
    site,
    page,
  }) => {
    await site.open('api/acton-sheet');
    const search = site.text('site.search.searchFor', { words: 'acton sheet' });
    const link = page.getByRole('link', { name: search });
    await expect(link).toHaveAttribute('href', `${site.path('search')}?q=acton%20sheet`);
    const near = page.getByRole('link', { name: 'ion-action-sheet', exact: true });
    await expect(near).toHaveAttribute('href', site.path('api/action-sheet'));
    const locales = page.locator('.navbar .dropdown__menu a[lang]');
    const addresses = await locales.evaluateAll((links) =>
      links.map((element) => element.getAttribute('href') ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) expect(address).toContain('/api/acton-sheet');
  });

  test(
    'A path that cannot be decoded is an unknown address',
    byNight(true),
    async ({ site, page, log }) => {
      // Some hosts send their not-found page for such a path, others refuse it
      await page.route(/%E0%A4%A\?/, async (route) => {
        const url = new URL(site.path('no-such-page'), route.request().url()).href;
        await route.fulfill({ response: await route.fetch({ url }) });
      });
      await page.goto(`${site.path('')}%E0%A4%A?q=1#top`);
      await site.hydrated();
      await expect(page.locator('main h1')).toHaveText(site.text('theme.NotFound.title'));
      expect(new URL(page.url()).search).toBe('?q=1');
      expect(log.filter(({ text }) => !text.includes('status of 404'))).toEqual([]);
    },
  );

  test(
    'An address that the app knows and the server does not shows its page, made anew',
    byNight(true),
    async ({ site, page, log }) => {
      for (const address of [`${GUIDE}.html`, GUIDE.toUpperCase()]) {
        log.length = 0;
        const response = await page.goto(site.path(address));
        expect(response?.status()).toBe(404);
        await site.hydrated();
        await expect(page.locator('html')).toHaveClass(
          /docs-doc-id-developing\/hardware-back-button/,
        );
        await expect(page.locator('main h1')).toHaveCount(1);
        await expect(page.locator('.navbar')).toHaveCount(1);
        await expect(page.locator('html')).not.toHaveAttribute('data-page');
        // React reports whatever it does not find as the server has rendered it
        expect(log.filter(({ text }) => !text.includes('status of 404'))).toEqual([]);
      }
    },
  );

  test('8 Storage unavailable: one warning', async ({ site, page, log }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
    await site.open(COMPONENTS_PAGE);
    const warnings = texts(log, 'warning');
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('browser storage is not available');
    // What would be remembered works for the time of the visit.
    await page.locator('.navbar button[class*="toggleButton"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('tab', { name: 'Vue' }).first().click();
    await expect(page.getByRole('tab', { name: 'Vue' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(log.filter(({ type }) => type !== 'warning')).toEqual([]);
  });

  test('8 Recoverable rendering error: logged to the console', async ({ site, page, log }) => {
    // The server's heading differs from the browser's, so that React has to render it again.
    await editHtml(page, site.path(MARKDOWN_PAGE), [/<h1>[^<]+<\/h1>/, '<h1>Another title</h1>']);
    await site.open(MARKDOWN_PAGE);
    await expect(page.locator('main h1')).not.toHaveText('Another title');
    await expect
      .poll(() => texts(log, 'error').join('\n'))
      .toContain('Docusaurus React Root onRecoverableError');
    await expect(tryAgain(site)).toHaveCount(0);
  });
}, 'by night');
