/** What a reader has chosen shows from the first paint on, and nothing moves when the app hydrates the page. */
import type { Page, Route } from '@playwright/test';
import { COMPONENTS_PAGE, stored, storeBefore } from './support/shell';
import { SCRIPTS } from './support/scripts';
import { byNight, eachLocale, expect, test, VIEWPORT } from './support/test';

const KEY = 'docusaurus.tab.framework';

/** The groups of framework tabs in a page's text; demos have their own. */
const GROUPS = '.tabs-container > .choose-framework';

interface Shown {
  /** The tab that looks chosen. */
  tab: string;
  /** Texts of the panels that are visible. */
  panels: string[];
}

/** What the groups of framework tabs look like, whatever their attributes say. */
function shown(page: Page): Promise<Shown[]> {
  return page.locator(GROUPS).evaluateAll((rows) =>
    rows.map((row) => {
      const tabs = [...row.children] as HTMLElement[];
      const panels = [...(row.nextElementSibling?.children ?? [])] as HTMLElement[];
      const chosen = tabs.filter(
        (tab) => getComputedStyle(tab).borderBottomColor !== 'rgba(0, 0, 0, 0)',
      );
      return {
        tab: chosen.map((tab) => tab.innerText).join(),
        panels: panels.filter((panel) => panel.checkVisibility()).map((panel) => panel.innerText),
      };
    }),
  );
}

/** Keeps the site's scripts back, as a slow network does, until they are let go. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let held: Route[] | undefined = [];
  await page.route(SCRIPTS, (route) => (held ? void held.push(route) : route.continue()));
  return async () => {
    const waiting = held ?? [];
    held = undefined;
    await Promise.all(waiting.map((route) => route.continue()));
  };
}

async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.sum += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test.use({ viewport: VIEWPORT.desktop });

eachLocale(() => {
  test('Tabs stay the elements that the server rendered', byNight(true), async ({ site, page }) => {
    const release = await holdScripts(page);
    await page.goto(site.path(COMPONENTS_PAGE), { waitUntil: 'commit' });
    await expect(page.locator(GROUPS)).toHaveCount(2);
    const tabs = await page.locator('.tabs-container').elementHandles();
    await release();
    await site.hydrated();
    for (const each of tabs)
      expect(await each.evaluate((element) => element.isConnected)).toBe(true);
  });

  for (const [from, query, storage] of [
    ['the storage', '', { [KEY]: 'vue' }],
    ['the address', '?framework=vue', { [KEY]: 'react' }],
  ] as const) {
    test(`A choice from ${from} shows before the app runs`, async ({ site, page, log }) => {
      await storeBefore(page, storage);
      await observeShifts(page);
      const release = await holdScripts(page);
      await page.goto(`${site.path(COMPONENTS_PAGE)}${query}`, { waitUntil: 'commit' });
      await expect(page.locator(GROUPS)).toHaveCount(2);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      const before = await shown(page);
      expect(before.map(({ tab }) => tab)).toEqual(['Vue', 'Vue']);
      expect(before.map(({ panels }) => panels.length)).toEqual([1, 1]);
      expect(before[0]?.panels[0]).toContain('IonicVue');
      await release();
      await site.hydrated();
      expect(await shown(page)).toEqual(before);
      expect(await page.evaluate(() => (window as unknown as { shifts: object }).shifts)).toEqual({
        sum: 0,
      });
      expect(log.filter(({ type }) => ['error', 'warning', 'uncaught'].includes(type))).toEqual([]);
    });
  }

  test(
    'Tabs without the chosen value stay at their first',
    byNight(true),
    async ({ site, page }) => {
      await storeBefore(page, { [KEY]: 'javascript' });
      const release = await holdScripts(page);
      await page.goto(site.path(COMPONENTS_PAGE), { waitUntil: 'commit' });
      await expect(page.locator(GROUPS)).toHaveCount(2);
      const before = await shown(page);
      expect(before.map(({ tab }) => tab)).toEqual(['JavaScript', 'Angular']);
      await release();
      await site.hydrated();
      expect(await shown(page)).toEqual(before);
    },
  );

  test('A shared choice is kept for the pages that follow', async ({ site, page }) => {
    await site.open(`${COMPONENTS_PAGE}?framework=react&mode=md`);
    expect(await stored(page, KEY)).toBe('react');
    expect(await stored(page, 'docusaurus.tab.mode')).toBe('md');
    await site.open(COMPONENTS_PAGE);
    expect((await shown(page)).map(({ tab }) => tab)).toEqual(['React', 'React']);
  });

  test('A later choice wins over the address of an older page', async ({ site, page }) => {
    await site.open(`${COMPONENTS_PAGE}?framework=react`);
    await page.locator('main a.hash-link').first().click();
    await page.locator(GROUPS).first().getByRole('tab', { name: 'Vue' }).click();
    await expect(page).toHaveURL(/\?framework=vue#/);
    await page.goBack();
    await expect(page).toHaveURL(/\?framework=vue$/);
    expect((await shown(page)).map(({ tab }) => tab)).toEqual(['Vue', 'Vue']);
    expect(await stored(page, KEY)).toBe('vue');
  });

  test('A guide for one framework chooses it, where nothing was chosen', async ({ site, page }) => {
    await site.open('react/quickstart');
    await expect.poll(() => stored(page, KEY)).toBe('react');
    await site.open('vue/quickstart');
    expect(await stored(page, KEY)).toBe('react');
  });

  test(
    'An address that names no such framework changes nothing',
    byNight(true),
    async ({ site, page }) => {
      await storeBefore(page, { [KEY]: 'react' });
      await site.open(`${COMPONENTS_PAGE}?framework=cobol`);
      expect((await shown(page)).map(({ tab }) => tab)).toEqual(['React', 'React']);
      expect(await stored(page, KEY)).toBe('react');
    },
  );

  test('The switch above the sidebar chooses for all tabs, and leads to the nearest guide of another framework', async ({
    site,
    page,
  }) => {
    await site.open('react/navigation');
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    const framework = sidebar.getByLabel(site.text('site.sidebar.framework'), { exact: true });
    await expect(framework).toHaveValue('react');
    await framework.selectOption('vue');
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-vue\/navigation/);
    // It has no guide about navigation
    await framework.selectOption('javascript');
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-javascript\/overview/);
    // The subject is remembered on the way
    await framework.selectOption('vue');
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-vue\/navigation/);
    expect(await stored(page, KEY)).toBe('vue');
    await site.open('api/button');
    await expect(framework).toHaveValue('vue');
    await site.open(COMPONENTS_PAGE);
    expect((await shown(page)).map(({ tab }) => tab)).toEqual(['Vue', 'Vue']);
  });
}, 'by night');
