import type { Page, Request } from '@playwright/test';
import {
  expectListsNamed,
  writeIntoIndex,
  hitPaths,
  hits,
  holdText,
  INDEX,
  INDEX_TEXT,
  openSearch,
  searchButton,
  searchDialog,
  searchFor,
  searchInput,
  WHOLE_TEXT,
} from './support/search';
import { GUIDE, mark, MARKDOWN_PAGE, stored, target } from './support/shell';
import { gateScripts, SCRIPTS } from './support/scripts';
import { byNight, eachLocale, expect, test, VIEWPORT } from './support/test';

/** A heading of {@link GUIDE}; its id is the same in every language and version. */
const ANCHOR = 'priorities';
/** Text that no page has. */
const NOWHERE = 'qqzxv wwkjh';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__ionicframework';
/** First results need no more than this, in bytes as transferred. */
const BUDGET = 100_000;

test.use({ viewport: VIEWPORT.desktop });
test.setTimeout(90_000);

function headingText(page: Page, id: string): Promise<string> {
  return page
    .locator(`#${id}`)
    .evaluate((heading) => (heading.firstChild?.textContent ?? '').trim());
}

eachLocale(() => {
  test('2.2 Search box: opens by click and by each key, and gives the focus back', async ({
    site,
    page,
  }) => {
    await site.open(GUIDE);
    const button = searchButton(site);
    const close = async (key: string): Promise<void> => {
      await expect(searchInput(page)).toBeFocused();
      await page.keyboard.press(key);
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(button).toBeFocused();
    };
    await button.click();
    await close('Escape');
    for (const key of ['Control+k', 'Meta+k']) {
      await button.blur();
      await page.keyboard.press(key);
      await close(key);
    }
    await page.keyboard.press('m');
    await expect(searchInput(page)).toHaveValue('m');
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.press('/');
    await expect(searchInput(page)).toHaveValue('m/');
    await page.mouse.click(5, 5);
    await expect(searchDialog(page)).toHaveCount(0);
    // A single key, which who speaks to the computer may say in a word, opens nothing
    await button.blur();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await close('Escape');
  });

  test('2.2 Search box: type, see the trail of a result, arrow, enter, land on the anchor', async ({
    site,
    page,
  }) => {
    await site.open(GUIDE);
    const title = await page.locator('h1').innerText();
    const heading = await headingText(page, ANCHOR);
    await site.open(MARKDOWN_PAGE);
    const isMarked = await mark(page);
    await searchFor(page, heading);
    const path = `${site.path(GUIDE)}#${ANCHOR}`;
    const paths = await hitPaths(page);
    expect(paths).toContain(path);
    for (let index = 0; index < paths.indexOf(path); index += 1) {
      await page.keyboard.press('ArrowDown');
    }
    const selected = page.locator('.DocSearch-Hit[aria-selected="true"]');
    expect(await target(selected.locator('a'))).toBe(path);
    await expect(selected.locator('.DocSearch-Hit-title')).toHaveText(heading);
    await expect(selected.locator('.DocSearch-Hit-path')).toHaveText(title);
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText(/\S/);
    await expectListsNamed(page);
    await expect(selected.locator('mark').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveClass(new RegExp(`docs-doc-id-${GUIDE}`));
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`#${ANCHOR}$`));
    await expect(page.locator(`#${ANCHOR}`)).toBeInViewport();
    expect(await isMarked(), 'the page was not reloaded').toBe(true);
  });

  test('2.2 Search box: recent searches', byNight(true), async ({ site, page }) => {
    await site.open(GUIDE);
    const title = await page.locator('h1').innerText();
    await searchFor(page, title);
    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect.poll(() => stored(page, RECENT)).toContain('objectID');
    await openSearch(page);
    await expect(page.locator('.DocSearch-Hit-source').first()).toHaveText(
      site.text('theme.SearchModal.startScreen.recentSearchesTitle'),
    );
    await expect(hits(page).first()).toContainText(title);
    await page
      .getByTitle(site.text('theme.SearchModal.startScreen.removeRecentSearchButtonTitle'))
      .first()
      .click();
    await expect(hits(page)).toHaveCount(0);
  });

  test('7 Search is contextual by version and language, and so are all its results on the search page', async ({
    site,
    page,
  }) => {
    const isBlog = (path: string): boolean => path.startsWith(site.path('blog/'));
    await site.open(GUIDE);
    await searchFor(page, 'android');
    const current = (await hitPaths(page)).filter((path) => !isBlog(path));
    expect(current.length).toBeGreaterThan(0);
    const isCurrent = (path: string): boolean =>
      path.startsWith(site.base) && !path.startsWith(site.path('v7/'));
    expect(current.filter((path) => !isCurrent(path))).toEqual([]);
    if (site.base === site.root) {
      expect(current.filter((path) => path.startsWith(`${site.root}ja/`))).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await site.open(`v7/${GUIDE}`);
    await searchFor(page, 'android');
    const older = (await hitPaths(page)).filter((path) => !isBlog(path));
    expect(older.length).toBeGreaterThan(0);
    expect(older.filter((path) => !path.startsWith(site.path('v7/')))).toEqual([]);
    const inNewest = site.text('site.search.inVersion', { version: 'v8' });
    const footer = page.locator('.DocSearch-HitsFooter');
    await expect(footer.getByRole('link', { name: inNewest })).toHaveAttribute(
      'href',
      `${site.path('search')}?q=android&version=current`,
    );
    await footer.locator('a').first().click();
    await expect(page).toHaveURL(/\/search\?q=android&version=v7$/);
    await expect(page.getByRole('combobox')).toHaveValue('v7');
    await expect(page.locator('main li h2').first()).toBeVisible();
    expect(await target(page.locator('main li h2 a').first())).toContain(site.path('v7/'));
  });

  test('8 Search failure: the screen, and recovery without a reload', async ({ site, page }) => {
    const uncaught: string[] = [];
    page.on('pageerror', ({ message }) => uncaught.push(message));
    await site.open(GUIDE);
    const isMarked = await mark(page);
    await page.route(INDEX, (route) => route.abort('failed'));
    await openSearch(page);
    await searchInput(page).pressSequentially('android', { delay: 20 });
    const screen = page.locator('.DocSearch-ErrorScreen');
    await expect(screen).toContainText(site.text('theme.SearchModal.errorScreen.titleText'));
    await expect(screen).toContainText(site.text('theme.SearchModal.errorScreen.helpText'));
    await page.waitForTimeout(600);
    await expect(screen, 'the screen stays').toBeVisible();
    await page.unroute(INDEX);
    await page.keyboard.press('Backspace');
    await expect(hits(page).first()).toBeVisible();
    await expect(screen).toHaveCount(0);
    expect(await isMarked()).toBe(true);
    expect(uncaught).toEqual([]);
  });

  test('8 Search failure: only the text is missing', byNight(true), async ({ site, page }) => {
    await site.open(GUIDE);
    await page.route(INDEX_TEXT, (route) => route.fulfill({ status: 503, body: 'no' }));
    const title = await page.locator('h1').innerText();
    await searchFor(page, title);
    await searchInput(page).fill(NOWHERE);
    await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
    await page.unroute(INDEX_TEXT);
    await searchInput(page).fill(`${NOWHERE} `);
    await expect(page.locator('.DocSearch-NoResults')).toBeVisible(WHOLE_TEXT);
  });

  test(
    '8 Search failure: the dialog itself cannot be loaded',
    byNight(true),
    async ({ site, page }) => {
      await site.open(GUIDE);
      const gate = await gateScripts(page, 'DocSearch-Modal', 'failing');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('alert')).toContainText(/\S/);
      await gate.set('open');
      await searchButton(site).click();
      await expect(searchInput(page)).toBeFocused();
      await expect(page.getByRole('alert')).toHaveCount(0);
    },
  );

  test(
    '8 Search failure: the search thread cannot be loaded',
    byNight(true),
    async ({ site, page }) => {
      await page.addInitScript(() => {
        const Real = Worker;
        window.Worker = class extends Real {
          constructor(url: string | URL, options?: WorkerOptions) {
            super(document.body.dataset.threads === 'lost' ? './assets/none.js' : url, options);
          }
        };
      });
      await site.open(GUIDE);
      const setThreads = (state: string): Promise<void> =>
        page.evaluate((value) => void (document.body.dataset.threads = value), state);
      await setThreads('lost');
      await openSearch(page);
      await searchInput(page).fill('android');
      await expect(page.locator('.DocSearch-ErrorScreen')).toBeVisible();
      await setThreads('there');
      await searchInput(page).fill('androi');
      await expect(hits(page).first()).toBeVisible(WHOLE_TEXT);
    },
  );

  test('8 No search results: the screen offers to report it', async ({ site, page }) => {
    const release = await holdText(page);
    await site.open(GUIDE);
    await openSearch(page);
    const popular = page.locator('.search-pages a');
    await expect(popular.getByText('ion-modal')).toHaveAttribute('href', site.path('api/modal'));
    await searchInput(page).fill(NOWHERE);
    await expect(popular, 'nothing is known yet').toHaveCount(0);
    const status = page.locator('.search-going-on');
    await expect(status).toHaveText(site.text('site.search.searching'));
    release();
    const screen = page.locator('.DocSearch-NoResults');
    await expect(screen).toContainText(
      site.text('theme.SearchModal.noResultsScreen.noResultsText'),
      WHOLE_TEXT,
    );
    await expect(screen).toContainText(NOWHERE);
    await expect(status).toBeEmpty();
    await expect(popular).not.toHaveCount(0);
    await expect(page.locator('.spoken')).toHaveText(site.text('theme.SearchPage.noResultsText'));
    const link = screen.getByRole('link', {
      name: site.text('theme.SearchModal.noResultsScreen.reportMissingResultsLinkText'),
    });
    expect(new URL((await link.getAttribute('href')) ?? '').searchParams.get('title')).toContain(
      NOWHERE,
    );
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  test('HTML in a query or in a page is shown as text', async ({ site, page }) => {
    const html = '<img src=x onerror="window.broken=1"> zebrafish & <b>bold</b>';
    await writeIntoIndex(page, html);
    await site.open(GUIDE);
    await searchFor(page, 'zebrafish');
    await expect(hits(page).first()).toContainText(html);
    await expect(hits(page).nth(1)).toContainText(html);
    await page.keyboard.press('Enter');
    await expect(searchDialog(page)).toHaveCount(0);
    // A page that arrives takes the focus.
    await expect(page.locator('html')).not.toHaveClass(new RegExp(`docs-doc-id-${GUIDE}`));
    await openSearch(page);
    await expect(hits(page).first(), 'among recent searches').toContainText(html);
    const nowhere = `<img alt="${NOWHERE} ${NOWHERE}">`;
    await searchInput(page).fill(nowhere);
    await expect(page.locator('.DocSearch-NoResults')).toContainText(nowhere, WHOLE_TEXT);
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    await expect(searchDialog(page).locator('img, b')).toHaveCount(0);
  });

  test('No request leaves the site, and first results need at most 100 kB', async ({
    site,
    page,
  }) => {
    const requests: Request[] = [];
    await site.open(GUIDE);
    page.on('request', (request) => requests.push(request));
    await page.route(INDEX_TEXT, () => new Promise(() => undefined));
    await searchFor(page, 'android');
    const { origin } = new URL(page.url());
    expect(requests.filter((request) => !request.url().startsWith(origin))).toEqual([]);
    const loaded = requests.filter((request) => !INDEX_TEXT.test(request.url()));
    expect(loaded.some((request) => INDEX.test(request.url()))).toBe(true);
    const sizes = await Promise.all(
      loaded.map(async (request) => {
        const length = (await request.response())?.headers()['content-length'];
        return length === undefined ? (await request.sizes()).responseBodySize : Number(length);
      }),
    );
    const total = sizes.reduce((sum, size) => sum + size, 0);
    test.info().annotations.push({ type: 'bytes before first results', description: `${total}` });
    expect(total).toBeGreaterThan(10_000);
    expect(total).toBeLessThanOrEqual(BUDGET);
  });

  test(
    'The button is in the page before the app has come, and keeps its place',
    byNight(true),
    async ({ site, browser, baseURL }) => {
      for (const viewport of [VIEWPORT.desktop, VIEWPORT.phone]) {
        const places = [];
        for (const isHeld of [true, false]) {
          const context = await browser.newContext({ viewport, baseURL });
          const page = await context.newPage();
          if (isHeld) await page.route(SCRIPTS, () => new Promise(() => undefined));
          await page.goto(site.path(GUIDE), { waitUntil: 'commit' });
          const button = page
            .locator('.navbar')
            .getByRole('button', { name: site.text('theme.SearchBar.label'), exact: true });
          await expect(button).toBeVisible();
          places.push(await button.boundingBox());
          await context.close();
        }
        expect(places[0]).toEqual(places[1]);
        if (viewport === VIEWPORT.phone) {
          expect(places[0]?.width).toBeGreaterThanOrEqual(44);
          expect(places[0]?.height).toBeGreaterThanOrEqual(44);
        }
      }
    },
  );
}, 'by night');
