/**
 * Bytes of a page before anybody has used it: its scripts and style sheets as a CDN compresses them (Brotli's
 * best level, which the local server sends too), its HTML at the same level, and what its first demo adds,
 * drawn and awake. Times differ from machine to machine and are benchmarks; bytes do not.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import budgets from './budgets.json';
import { eachLocale, expect, test, VIEWPORT } from './support/test';

/** Kilobytes of 1,000 bytes. */
interface Weight {
  scripts: number;
  styles: number;
  html: number;
  /** Pages of demos that are drawn in view, with all that they load. */
  drawn?: number;
  /** The same once the first demo has been used. */
  awake?: number;
}

interface Asset {
  kind: 'scripts' | 'styles' | 'html' | 'frames';
  path: string;
  bytes: number;
}

/** A page of every type, by the name of the type. */
const PAGES: Record<keyof typeof budgets, string> = {
  landing: '',
  guide: 'developing/hardware-back-button',
  component: 'api/button',
  'longest reference': 'api/datetime',
  command: 'cli/commands/build',
  'native plugin': 'native/camera',
  'blog list': 'blog',
  search: 'search',
  'not found': 'no-such-page',
};

function compressed(body: Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return brotliCompressSync(body, { params }).length;
}

function kindOf(response: Response, page: Page): Asset['kind'] | undefined {
  const type = response.request().resourceType();
  if (response.frame() !== page.mainFrame()) return 'frames';
  if (type === 'script') return 'scripts';
  if (type === 'stylesheet') return 'styles';
  return type === 'document' ? 'html' : undefined;
}

/** Records what a page loads; what it only fetches ahead of a click is left out by saving data. */
function recordAssets(page: Page): Promise<Asset>[] {
  const assets: Promise<Asset>[] = [];
  page.on('response', (response) => {
    const kind = kindOf(response, page);
    if (!kind || response.status() === 304) return;
    const { pathname } = new URL(response.url());
    assets.push(
      response.body().then((body) => ({ kind, path: pathname, bytes: compressed(body) })),
    );
  });
  return assets;
}

async function weigh(assets: Promise<Asset>[], kind: Asset['kind']): Promise<[number, string]> {
  const own = (await Promise.all(assets)).filter((asset) => asset.kind === kind);
  const sum = own.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  const largest = own
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${(bytes / 1000).toFixed(1)} ${path}`);
  return [sum, largest.join('\n')];
}

test.use({ viewport: VIEWPORT.phone });

eachLocale((locale) => {
  for (const [type, route] of Object.entries(PAGES)) {
    test(`A ${type} page keeps to its bytes`, async ({ site, page }) => {
      const budget: Weight = budgets[type as keyof typeof budgets][locale];
      const assets = recordAssets(page);
      await site.open(route);
      await page.waitForLoadState('networkidle');
      for (const kind of ['scripts', 'styles', 'html'] as const) {
        const [sum, largest] = await weigh(assets, kind);
        expect.soft(sum, `${kind}, kB:\n${largest}`).toBeLessThanOrEqual(budget[kind]);
      }
      if (budget.drawn === undefined || budget.awake === undefined) return;
      const demo = page.locator('figure:has(> figcaption[id])').first();
      await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.waitForLoadState('networkidle');
      const [drawn, pictures] = await weigh(assets, 'frames');
      expect.soft(drawn, `drawn demos, kB:\n${pictures}`).toBeLessThanOrEqual(budget.drawn);
      await demo.hover();
      await expect(demo.locator('iframe[data-live="true"]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const [awake, live] = await weigh(assets, 'frames');
      expect.soft(awake, `demo in use, kB:\n${live}`).toBeLessThanOrEqual(budget.awake);
    });
  }
});
