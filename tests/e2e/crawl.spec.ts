import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE } from '../../config/locales';
import { VERSIONS } from '../../config/versions';
import { builtRoutes } from './support/routes';
import { movedByItself, widerThanWindow, withoutVisibility } from './support/shell';
import { eachLocale, expect, recordLog, test, VIEWPORT, type LogEntry } from './support/test';

// A recording of hundreds of pages helps nobody: the problems name their pages.
test.use({ trace: 'off' });

/** Each language's routes are dealt out to this many tests, so that both workers have their share. */
const PARTS = 8;

/**
 * Whether the crawl leaves nothing out, which takes more time than every change has. The nightly run sets
 * `DOCS_CRAWL=all`. Without it, older versions are visited in the default language alone: what their
 * translations are made of is visited there, and in the translations of the newest version.
 */
const IS_WHOLE = process.env.DOCS_CRAWL === 'all';

/**
 * Window widths in pixels: the narrowest window of a phone, of a tablet that shows the sidebar, and a laptop; the
 * whole crawl has the common sizes between them too.
 */
const WIDTHS = IS_WHOLE ? [320, 390, 768, 997, 1280, 1440, 1920] : [320, 997, 1440];

/** Whether a route is one of an older version. */
function isOlder(route: string): boolean {
  return VERSIONS.some(
    ({ path }) => path !== '' && (route === path || route.startsWith(`${path}/`)),
  );
}

/** How long a visit may take on a machine that has much else to do, in milliseconds. */
const VISIT = 7000;

/** Everything about a page's visit that nobody should have to see. */
function recordProblems(page: Page, host: string): string[] {
  const problems: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).host !== host) problems.push(`asks another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What was to be fetched ahead of time is given up when the crawl moves on.
    if (reason !== 'net::ERR_ABORTED') problems.push(`${reason} ${request.url()}`);
  });
  return problems;
}

/** Stops the frames of a page, in which its demos are drawn, before anything of them is loaded. */
async function withoutDrawings(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top) window.stop();
  });
}

/** Pictures further down load when they come near; here they all load now. */
async function loadAllImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    const hidden = (image: HTMLImageElement): boolean => image.offsetParent === null;
    await Promise.all(
      images
        .filter((image) => !hidden(image))
        .map((image) => image.decode().catch(() => undefined)),
    );
  });
}

/** What makes the page scroll sideways at each width, in words; the first one is the window's own. */
async function sideways(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const [index, width] of widths.entries()) {
    if (index > 0) await page.setViewportSize({ width, height: VIEWPORT.desktop.height });
    const culprit = await widerThanWindow(page);
    if (culprit) found.push(`wider than a window of ${width} px: ${culprit}`);
  }
  return found;
}

eachLocale((locale) => {
  const areOlderVisited = IS_WHOLE || locale === DEFAULT_LOCALE;
  const which = areOlderVisited ? 'route' : 'route of the newest version';

  for (let part = 0; part < PARTS; part += 1) {
    test(`crawl: no ${which} has a problem, part ${part + 1} of ${PARTS}`, async ({
      site,
      page,
    }) => {
      const routes = builtRoutes(site).filter((route) => areOlderVisited || !isOlder(route));
      const mine = routes.filter((_, index) => index % PARTS === part);
      expect(mine.length).toBeGreaterThan(0);
      test.setTimeout(mine.length * VISIT);
      // The demos in the pages are most of what a visit costs, and have tests of their own
      await withoutVisibility(page);
      await withoutDrawings(page);
      const log: LogEntry[] = [];
      recordLog(page, log);
      const { host } = new URL(test.info().project.use.baseURL ?? '');
      const problems = recordProblems(page, host);
      const found: string[] = [];
      // Each page opens in the window that the one before it ended in: laying it out anew takes its time
      let widths = WIDTHS;
      await page.setViewportSize({ width: widths[0] ?? 0, height: VIEWPORT.desktop.height });
      for (const route of mine) {
        const response = await page.goto(site.path(route), { waitUntil: 'load' });
        await site.hydrated();
        await loadAllImages(page);
        const said = log.splice(0).map(({ type, text }) => `${type}: ${text}`);
        if (response?.status() !== 200) said.push(`status ${response?.status()}`);
        if ((await page.locator('h1').count()) !== 1) said.push('not exactly one h1');
        const moved = await movedByItself(page);
        if (moved) said.push(`moves by itself: ${moved}`);
        said.push(...(await sideways(page, widths)));
        widths = [...widths].reverse();
        found.push(
          ...[...said, ...problems.splice(0)].map((text) => `${site.path(route)}: ${text}`),
        );
      }
      expect(found).toEqual([]);
    });
  }
});
