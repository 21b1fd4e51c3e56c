/**
 * Bytes of a page before anybody has used it: its scripts and style sheets as a CDN compresses them (Brotli's
 * best level, which the local server sends too), its HTML at the same level, and what its first demo adds,
 * drawn and awake. Times differ from machine to machine and are benchmarks; bytes do not. All its style sheets
 * are in its HTML.
 *
 * The budgets of HTML are some 150 bytes above what was measured: names of files in it are hashes, and how well
 * they compress changes by a few bytes with every build.
 */
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import budgets from './budgets.json';
import { GUIDE } from './support/shell';
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
  /** Scripts and styles that editing it brings, and nobody else loads. */
  editor?: number;
}

type Kind = 'scripts' | 'styles' | 'html' | 'frames';

/** A page of every type, by the name of the type. */
const PAGES: Record<keyof typeof budgets, string> = {
  landing: '',
  guide: GUIDE,
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

function kindOf(response: Response, page: Page): Kind | undefined {
  const type = response.request().resourceType();
  if (response.frame() !== page.mainFrame()) return 'frames';
  if (type === 'script') return 'scripts';
  if (type === 'stylesheet') return 'styles';
  return type === 'document' ? 'html' : undefined;
}

/**
 * Records what a page loads, each file once, as a browser's cache has it; what it only fetches ahead of a
 * click is left out by saving data.
 */
function recordFiles(page: Page): Map<string, Kind> {
  const files = new Map<string, Kind>();
  page.on('response', (response) => {
    const kind = kindOf(response, page);
    const { origin, pathname } = new URL(response.url());
    if (kind && !files.has(origin + pathname)) files.set(origin + pathname, kind);
  });
  return files;
}

/** Milliseconds without a new file after which a page is as heavy as it gets by itself. */
const QUIET = 700;

async function loaded(files: ReadonlyMap<string, Kind>): Promise<void> {
  let count = -1;
  await expect
    .poll(
      () => {
        const before = count;
        count = files.size;
        return count === before;
      },
      { intervals: [QUIET] },
    )
    .toBe(true);
}

/** Style sheets that a page's scripts bring: until then what they are for is shown without them. */
async function lateStyles(page: Page, files: ReadonlyMap<string, Kind>): Promise<string[]> {
  const html = await (await page.request.get(page.url())).text();
  return [...files.keys()]
    .filter((url) => files.get(url) === 'styles')
    .map((url) => new URL(url).pathname)
    .filter((path) => !html.includes(path));
}

/** Kilobytes of all files of a kind, and a line for each, the largest first. */
async function weigh(
  page: Page,
  files: ReadonlyMap<string, Kind>,
  kind: Kind,
): Promise<[number, string]> {
  const own = await Promise.all(
    [...files.keys()]
      .filter((url) => files.get(url) === kind)
      .map(async (url) => {
        const answer = await page.request.get(url);
        const { 'content-encoding': coding, 'content-length': length } = answer.headers();
        const isSent = coding === 'br' && length !== undefined;
        const bytes = isSent ? Number(length) : compressed(await answer.body());
        return { path: new URL(url).pathname, kB: bytes / 1000 };
      }),
  );
  const lines = own.sort((a, b) => b.kB - a.kB).map(({ path, kB }) => `${kB.toFixed(1)} ${path}`);
  return [own.reduce((total, { kB }) => total + kB, 0), lines.join('\n')];
}

test.use({ viewport: VIEWPORT.phone });

eachLocale((locale) => {
  for (const [type, route] of Object.entries(PAGES)) {
    test(`A ${type} page keeps to its bytes, and links its styles`, async ({ site, page }) => {
      const budget: Weight = budgets[type as keyof typeof budgets][locale];
      const files = recordFiles(page);
      await site.open(route);
      await loaded(files);
      for (const kind of ['scripts', 'styles', 'html'] as const) {
        const [sum, lines] = await weigh(page, files, kind);
        expect.soft(sum, `${kind}, kB:\n${lines}`).toBeLessThanOrEqual(budget[kind]);
      }
      expect.soft(await lateStyles(page, files), 'styles that its HTML does not link').toEqual([]);
      if (budget.drawn === undefined || budget.awake === undefined) return;
      // Nobody has touched the page yet: these are the drawings that are in view, or near it
      const [drawn, pictures] = await weigh(page, files, 'frames');
      expect.soft(drawn, `drawn demos, kB:\n${pictures}`).toBeLessThanOrEqual(budget.drawn);
      const demo = page.locator('figure:has(> figcaption[id])').first();
      await demo.hover();
      await expect(demo.locator('iframe[data-live="true"]')).toBeVisible();
      await loaded(files);
      const [awake, live] = await weigh(page, files, 'frames');
      expect.soft(awake, `demo in use, kB:\n${live}`).toBeLessThanOrEqual(budget.awake);
      if (budget.editor === undefined) return;
      const before = new Set(files.keys());
      await page
        .getByRole('button', { name: site.text('site.demo.edit'), exact: true })
        .first()
        .click();
      await expect(page.locator('iframe[data-edited="true"]')).toBeVisible();
      const added = new Map([...files].filter(([url]) => !before.has(url)));
      const [scripts, names] = await weigh(page, added, 'scripts');
      const [styles] = await weigh(page, added, 'styles');
      expect.soft(scripts, 'the editor has scripts of its own').toBeGreaterThan(5);
      expect.soft(scripts + styles, `editor, kB:\n${names}`).toBeLessThanOrEqual(budget.editor);
    });
  }
}, 'by night');
