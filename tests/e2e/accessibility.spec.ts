import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { RULES } from './support/axe';
import { builtRoutes } from './support/routes';
import {
  colorModeButton,
  COMPONENTS_PAGE,
  expectColorMode,
  GUIDE,
  MARKDOWN_PAGE,
  openPanel,
} from './support/shell';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

/** Those of axe that look at colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** One page of every type, by what a title should say of it; patterns take the first route they match. */
const PAGES: [name: string, route: string | RegExp][] = [
  ['landing page', ''],
  ['landing page of v7', 'v7/'],
  ['guide', GUIDE],
  ['guide of v7', `v7/${GUIDE}`],
  ['index of components', 'components'],
  ['component', 'api/chip'],
  ['longest component', 'api/modal'],
  ['component of v7', 'v7/api/datetime'],
  ['command', 'cli/commands/build'],
  ['native plugin', 'native/camera'],
  ['Markdown kitchen sink', MARKDOWN_PAGE],
  ['MDX kitchen sink', COMPONENTS_PAGE],
  ['blog list', 'blog'],
  ['blog post', /^blog\/(?!tags|authors|archive)./],
  ['blog tags', 'blog/tags'],
  ['blog tag', /^blog\/tags\/./],
  ['blog authors', 'blog/authors'],
  ['blog author', /^blog\/authors\/./],
  ['blog archive', 'blog/archive'],
  ['docs tags', 'tags'],
  ['docs tag', /^tags\/./],
  ['status of the translations', 'contributing/translations'],
  ['offline reading', 'offline'],
  ['search page', 'search'],
  ['not-found page', 'no-such-page'],
];

/** Those that every change is tried on. */
const OFTEN = ['landing page', 'guide', 'component'];

function resolve(site: Site, route: string | RegExp): string {
  if (typeof route === 'string') return route;
  const found = builtRoutes(site).find((name) => route.test(name));
  if (found === undefined) throw new Error(`no route matches ${route}`);
  return found;
}

/** Lets transitions end: a busy machine draws their last frame late. Those of scrolling never end. */
async function transitionsEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inTime = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(inTime.map(({ finished }) => finished));
  });
}

/** What axe finds, a line for each place. Of a page in its other color mode only the colors are new. */
async function violations(page: Page, which: 'all' | 'colors' = 'all'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    // Demos, the only frames, have tests of their own
    .options({ resultTypes: ['violations'], iframes: false });
  const results = await (which === 'all' ? axe.withTags(RULES) : axe.withRules(COLOR_RULES))
    // Without frames to look into there is no need for a second page
    .setLegacyMode()
    .analyze();
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, reason = ''] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')}: ${reason.trim()}`;
    }),
  );
}

// axe takes its time with a page of many demos
test.setTimeout(300_000);
test.use({ viewport: VIEWPORT.desktop, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

eachLocale(() => {
  for (const [name, route] of PAGES) {
    test(`axe finds nothing: ${name}`, byNight(!OFTEN.includes(name)), async ({ site, page }) => {
      await page.goto(site.path(resolve(site, route)));
      await site.hydrated();
      expect.soft(await violations(page), 'light').toEqual([]);
      await colorModeButton(page).click();
      await expectColorMode(page, 'dark');
      await transitionsEnd(page);
      expect(await violations(page, 'colors'), 'dark').toEqual([]);
    });
  }

  test('axe finds nothing: phone, panel closed and open', async ({ site, page }) => {
    await page.setViewportSize(VIEWPORT.phone);
    await site.open(GUIDE);
    expect.soft(await violations(page), 'closed').toEqual([]);
    await openPanel(site);
    expect.soft(await violations(page), 'open').toEqual([]);
    await page.locator('.navbar-sidebar__back').click();
    expect(await violations(page), 'main menu').toEqual([]);
  });
}, 'by night');
