import type { Locator, Page } from '@playwright/test';
import { adsToShow } from '../../plugins/ads/show';
import { readSnapshot } from '../../plugins/ads/store';
import { DEFAULT_LOCALE, type Locale } from '../../config/locales';
import { SCRIPTS } from './support/scripts';
import { COMPONENTS_PAGE, GUIDE } from './support/shell';
import { eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

const LABEL: Record<Locale, string> = { en: 'Advertisement', ja: '広告' };
/** Random numbers that pick the first and the last of the box, whatever the weights are. */
const LOWEST = 0;
const HIGHEST = 1 - Number.EPSILON;
const { records } = readSnapshot('plugins/ads/snapshot');

/** The ads of the committed snapshot, in the order of the box. */
function adsOf(locale: Locale) {
  return adsToShow(records, { locale, defaultLocale: DEFAULT_LOCALE }, '').map(
    ({ href, copy }) => ({
      href,
      text: copy
        .flat()
        .map((run) => run.text)
        .join(''),
    }),
  );
}

/** The box that a reader, or a screen reader, finds. */
function box(site: Site): Locator {
  return site.page.getByRole('region', { name: LABEL[site.locale], exact: true });
}

/** Fixes the random numbers of a page from its start. */
async function roll(page: Page, number: number): Promise<void> {
  await page.addInitScript((value) => {
    Math.random = () => value;
  }, number);
}

eachLocale((locale) => {
  const ads = adsOf(locale);

  for (const [name, viewport] of Object.entries(VIEWPORT)) {
    test.describe(name, () => {
      test.use({ viewport });

      test('ads: one labeled box with one sponsored link', async ({ site }) => {
        await site.open(GUIDE);
        await expect(box(site)).toHaveCount(1);
        await expect(box(site)).toContainText(LABEL[locale]);
        const link = box(site).getByRole('link');
        await expect(link).toHaveCount(1);
        await expect(link).toHaveAttribute('rel', 'sponsored noopener');
        const href = await link.getAttribute('href');
        await expect(link).toHaveText(ads.find((ad) => ad.href === href)?.text ?? 'no such ad');
      });
    });
  }

  test.describe('on a desktop', () => {
    test.use({ viewport: VIEWPORT.desktop });

    test('ads: the box stands below the table of contents and stays with it', async ({
      site,
      page,
    }) => {
      await site.open(GUIDE);
      const contents = page.locator('.theme-doc-toc-desktop');
      const expectBelow = async (): Promise<void> => {
        const [above, below] = [await contents.boundingBox(), await box(site).boundingBox()];
        expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? Infinity));
        await expect(box(site)).toBeInViewport({ ratio: 1 });
        await expect(contents).toBeInViewport();
      };
      await expectBelow();
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
      await expectBelow();
    });

    test('ads: each page takes a pick, and keeps it', async ({ site, page }) => {
      await roll(page, LOWEST);
      await site.open(GUIDE);
      const link = box(site).getByRole('link');
      await expect(link).toHaveAttribute('href', ads[0]?.href ?? '');
      await page.evaluate((value) => {
        Math.random = () => value;
      }, HIGHEST);
      await page.locator('.table-of-contents a').last().click();
      await page.locator('.navbar button[class*="toggleButton"]').click();
      await page.setViewportSize(VIEWPORT.phone);
      await page.setViewportSize(VIEWPORT.desktop);
      await expect(link).toHaveAttribute('href', ads[0]?.href ?? '');
      await page.locator('.pagination-nav a').last().click();
      await expect(page).not.toHaveURL(new RegExp(GUIDE));
      await expect(link).toHaveAttribute('href', ads.at(-1)?.href ?? '');
    });

    test('ads: the pick is there before any script file, and the app leaves it', async ({
      site,
      page,
    }) => {
      await roll(page, HIGHEST);
      await page.addInitScript(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => seen.push(document.documentElement.dataset.pick ?? '')).observe(
          document,
          { subtree: true, attributeFilter: ['data-pick'] },
        );
      });
      let release = (): void => undefined;
      const held = new Promise<void>((done) => (release = done));
      await page.route(SCRIPTS, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(site.path(GUIDE), { waitUntil: 'commit' });
      const link = box(site).getByRole('link');
      await expect(link).toHaveAttribute('href', ads.at(-1)?.href ?? '');
      const before = await box(site).boundingBox();
      release();
      await site.hydrated();
      await expect(link).toHaveAttribute('href', ads.at(-1)?.href ?? '');
      expect(await box(site).boundingBox()).toEqual(before);
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
        String(ads.length - 1),
      ]);
    });

    test('ads: the only image that is fetched is the picked one, from this site', async ({
      site,
      page,
    }) => {
      const fetched: URL[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url())));
      await site.open(GUIDE);
      const image = box(site).getByRole('img');
      await expect(image).toHaveJSProperty('naturalWidth', 140);
      await expect(image).toHaveJSProperty('naturalHeight', 100);
      await page.waitForLoadState('networkidle');
      expect(fetched.filter(({ pathname }) => pathname.endsWith('.webp'))).toHaveLength(1);
      expect(new Set(fetched.map(({ origin }) => origin)).size).toBe(1);
    });

    test('ads: no box on landing pages, in the blog, on error pages and where front matter says so', async ({
      site,
      page,
    }) => {
      for (const route of ['', 'v7/', 'blog', 'no-such-page', 'contributing/coc']) {
        await site.open(route);
        await expect(page.locator('main').first()).toBeVisible();
        await expect(page.locator('[aria-labelledby^="ad-"]')).toHaveCount(0);
      }
      await site.open(`v7/${GUIDE}`);
      await expect(box(site)).toHaveCount(1);
    });

    test('ads: the box is not printed', async ({ site, page }) => {
      await site.open(GUIDE);
      await expect(box(site)).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(box(site)).toHaveCount(0);
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: VIEWPORT.phone, deviceScaleFactor: 2 });

    test('ads: the box stands after the article, with the sharper image', async ({
      site,
      page,
    }) => {
      await site.open(COMPONENTS_PAGE);
      await box(site).scrollIntoViewIfNeeded();
      const [article, ad] = [
        await page.locator('article').boundingBox(),
        await box(site).boundingBox(),
      ];
      expect(ad?.y).toBeGreaterThanOrEqual((article?.y ?? 0) + (article?.height ?? Infinity));
      const image = box(site).getByRole('img');
      await expect(image).toHaveJSProperty(
        'currentSrc',
        await image.evaluate(
          (element) =>
            new URL((element as HTMLImageElement).srcset.split(' ')[0] ?? '', location.href).href,
        ),
      );
      // Divided by the density of the candidate that was chosen
      await expect(image).toHaveJSProperty('naturalWidth', 140);
    });
  });

  test.describe('without scripts', () => {
    test.use({ viewport: VIEWPORT.desktop, javaScriptEnabled: false });

    test('ads: the box shows the heaviest', async ({ site, page }) => {
      await page.goto(site.path(GUIDE));
      await expect(box(site).getByRole('link')).toHaveText(ads[0]?.text ?? '');
    });
  });
}, 'by night');
