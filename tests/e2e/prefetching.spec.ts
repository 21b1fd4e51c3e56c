import type { Page } from '@playwright/test';
import { SCRIPTS } from './support/scripts';
import { COMPONENTS_PAGE, MARKDOWN_PAGE, pageMarker, withoutVisibility } from './support/shell';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

test.use({ viewport: VIEWPORT.desktop, prefetching: true });

interface Requests {
  /** Scripts asked for with a prefetch hint or by XHR, by path. */
  prefetched: string[];
  /** Scripts asked for in order to run them, by path. */
  loaded: string[];
}

function recordRequests(page: Page): Requests {
  const requests: Requests = { prefetched: [], loaded: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!SCRIPTS.test(pathname)) return;
    const isScript = request.resourceType() === 'script';
    requests[isScript ? 'loaded' : 'prefetched'].push(pathname);
  });
  return requests;
}

/** The script that holds a page's text. */
async function scriptOf(site: Site, route: string): Promise<string> {
  const { page } = site;
  const marker = pageMarker(site, route);
  const found = page.waitForResponse(
    async (response) => SCRIPTS.test(response.url()) && (await response.text()).includes(marker),
  );
  await site.open(route);
  return new URL((await found).url()).pathname;
}

/** Pretends a kind of network, as browsers report it. */
async function pretendConnection(
  page: Page,
  connection: { effectiveType: string; saveData: boolean },
): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}

function cardTo(page: Page, route: string) {
  return page.locator(`article a[href$="/${route}"]`).first();
}

/** Opens a page with a card to another one, whose script nothing has asked for when this ends. */
async function openUnprefetched(site: Site): Promise<{ script: string; requests: Requests }> {
  const { page } = site;
  await withoutVisibility(page);
  const script = await scriptOf(site, MARKDOWN_PAGE);
  const requests = recordRequests(page);
  await site.open(COMPONENTS_PAGE);
  expect([...requests.loaded, ...requests.prefetched]).not.toContain(script);
  return { script, requests };
}

eachLocale(() => {
  test('2.5 Links are prefetched once visible', async ({ site, page }) => {
    const script = await scriptOf(site, MARKDOWN_PAGE);
    const requests = recordRequests(page);
    await site.open(COMPONENTS_PAGE);
    await expect(page.locator(`link[rel="prefetch"][href="${script}"]`)).toHaveCount(1);
    await expect.poll(() => requests.prefetched).toContain(script);
    expect(requests.loaded).not.toContain(script);
  });

  test('2.5 Links are prefetched on hover', async ({ site, page }) => {
    const { script, requests } = await openUnprefetched(site);
    await cardTo(page, MARKDOWN_PAGE).hover();
    await expect.poll(() => requests.loaded).toContain(script);
  });

  test('7 Prefetching uses link hints, or XHR where hints are unsupported', async ({
    site,
    page,
  }) => {
    await page.addInitScript(() => {
      const supports = DOMTokenList.prototype.supports;
      DOMTokenList.prototype.supports = function (this: DOMTokenList, token: string) {
        return token !== 'prefetch' && supports.call(this, token);
      };
    });
    const kinds: string[] = [];
    page.on('request', (request) => {
      if (SCRIPTS.test(request.url())) kinds.push(`${request.method()} ${request.resourceType()}`);
    });
    await site.open(COMPONENTS_PAGE);
    await expect.poll(() => kinds).toContain('GET xhr');
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });

  for (const connection of [
    { effectiveType: 'slow-2g', saveData: false },
    { effectiveType: '2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ]) {
    const name = connection.saveData ? 'data saver' : connection.effectiveType;
    test(
      `7 No prefetching on 2g or with data saver: ${name}`,
      byNight(connection.effectiveType === 'slow-2g'),
      async ({ site, page }) => {
        await pretendConnection(page, connection);
        const requests = recordRequests(page);
        await site.open(COMPONENTS_PAGE);
        await cardTo(page, MARKDOWN_PAGE).hover();
        const refused = await page.evaluate(
          (to) => window.docusaurus.prefetch(to) === false,
          site.path(''),
        );
        expect(refused).toBe(true);
        const before = requests.loaded.length;
        expect(requests.prefetched).toEqual([]);
        // A click is no guess: the page is loaded all the same.
        await cardTo(page, MARKDOWN_PAGE).click();
        await expect(page.locator('html')).toHaveClass(/docs-doc-id-test\/page1/);
        expect(requests.loaded.length).toBeGreaterThan(before);
        expect(requests.prefetched).toEqual([]);
      },
    );
  }

  test('4 Each path is prefetched once', async ({ site, page }) => {
    await withoutVisibility(page);
    const script = await scriptOf(site, COMPONENTS_PAGE);
    await site.open(MARKDOWN_PAGE);
    const prefetch = (): Promise<boolean> =>
      page.evaluate(
        (to) => Promise.resolve(window.docusaurus.prefetch(to)).then((result) => result !== false),
        site.path(COMPONENTS_PAGE),
      );
    expect(await prefetch()).toBe(true);
    expect(await prefetch()).toBe(false);
    await expect(page.locator(`link[rel="prefetch"][href="${script}"]`)).toHaveCount(1);
  });
}, 'by night');

test.describe('touch', () => {
  test.use({ viewport: VIEWPORT.phone, hasTouch: true });

  eachLocale(() => {
    test('2.5 Links are prefetched on touch', async ({ site, page }) => {
      const { script, requests } = await openUnprefetched(site);
      await cardTo(page, MARKDOWN_PAGE).dispatchEvent('touchstart');
      await expect.poll(() => requests.loaded).toContain(script);
      await expect(page).toHaveURL(new RegExp(`${COMPONENTS_PAGE}$`));
    });
  }, 'by night');
});
