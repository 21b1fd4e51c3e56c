import type { Locator, Page } from '@playwright/test';
import { expect, type Site } from './test';

/** As browsers have it; TypeScript does not know it yet. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null }[];
}

/** A page with everything Markdown has: long, with a table of contents, and the same in every tree. */
export const MARKDOWN_PAGE = 'test/page1';
/** A page with every component, and the other end of most navigations. */
export const COMPONENTS_PAGE = 'test/page2';
/** A guide with a sidebar and breadcrumbs. */
export const GUIDE = 'developing/hardware-back-button';
/** One page of each family; among them those with the longest types and tables. */
export const FAMILIES = [
  '',
  'react/navigation',
  'api/nav',
  'api/toast',
  'v7/api/button',
  'native/push-notifications',
  'cli/commands/build',
  'updating/8-0',
  'blog',
  'search',
];

/** Text that the script of one page contains and no other: its own address, in its metadata. */
export function pageMarker(site: Site, route: string): string {
  return `"permalink":"${site.path(route)}"`;
}

/** A path without its last slash, so that `/docs/cli` and `/docs/cli/` compare equal. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, '');
}

/** The path, query and hash that a link leads to inside the site, or its address outside. */
export async function target(link: Locator): Promise<string> {
  const href = await link.getAttribute('href');
  return withoutSlash(href ?? '');
}

/** The links of an open navbar menu. */
export async function openMenu(page: Page, name: string): Promise<Locator> {
  const menu = page
    .locator('.navbar .dropdown')
    .filter({ has: page.locator('.navbar__link', { hasText: new RegExp(`^\\s*${name}`) }) });
  await menu.hover();
  const links = menu.locator('.dropdown__menu a');
  await expect(links.first()).toBeVisible();
  return links;
}

/** The mobile panel, opened with its button. */
export async function openPanel(site: Site): Promise<Locator> {
  const { page } = site;
  await page
    .getByRole('button', { name: site.text('theme.docs.sidebar.toggleSidebarButtonAriaLabel') })
    .click();
  const panel = page.locator('.navbar-sidebar');
  await expect(panel).toBeInViewport();
  return panel;
}

/** The button that switches the color mode. */
export function colorModeButton(page: Page): Locator {
  return page.locator('.navbar button[class*="toggleButton"]');
}

export async function expectColorMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
}

/** A value of the page's local storage. */
export function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

/** Stores values before any script of the page runs, at its first load only. */
export async function storeBefore(page: Page, values: Record<string, string>): Promise<void> {
  await page.addInitScript((entries: [string, string][]) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(values));
}

/** Marks the document, so that a full reload can be told from a swap of pages. */
export async function mark(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', 'yes'));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** Lets the router go to an address of the same page, as a link made of its query or hash alone would. */
export async function routeTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const state = { key: 'tested' };
    history.pushState(state, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state }));
  }, address);
}

/** Goes far down a page and a little up, which brings the button that leads to the top. */
export async function scrollFarDown(site: Site): Promise<Locator> {
  const { page } = site;
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(2000);
  await page.mouse.wheel(0, -200);
  const button = page.getByRole('button', {
    name: site.text('theme.BackToTopButton.buttonAriaLabel'),
  });
  await expect(button).toBeVisible();
  return button;
}

/** Puts the page's own clock in the test's hands: delays are moved through, not waited for. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2025-01-01T00:00:00Z') });
}

/**
 * Takes away the observer that tells what comes into view: no link there is prefetched, and no demo is
 * loaded.
 */
export async function withoutVisibility(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
}

/**
 * What has moved by itself since the page was opened, in words; nothing when it was less than a tenth of what the
 * specification of the site allows: while HTML arrives, browsers report parts of a pixel.
 */
export async function movedByItself(page: Page): Promise<string | undefined> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; moved: string[] }[]>((done) => {
        const found: { value: number; moved: string[] }[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as LayoutShift[]) {
            const elements = entry.sources.map(({ node }) =>
              node instanceof Element ? node : node?.parentElement,
            );
            const moved = elements.map((element) => String(element?.className ?? ''));
            found.push({ value: entry.value, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        // What the last frame has moved is told once the next one is there
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(found))));
      }),
  );
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < 0.001 ? undefined : JSON.stringify(shifts);
}

/** Fails when the content of the page has moved by itself since it was opened. */
export async function expectStill(page: Page): Promise<void> {
  // What comes a little later counts too
  await page.waitForTimeout(100);
  expect(await movedByItself(page)).toBeUndefined();
}

/**
 * The element that makes a page wider than its window, as a short selector with its right edge; nothing
 * for a page that fits. What lies in a box that scrolls or is cut off does not count.
 */
export function widerThanWindow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const width = root.clientWidth;
    // A phone zooms out to show what is too wide: its window then says so in another way
    if (root.scrollWidth <= width && window.innerWidth <= width + 1) return undefined;
    const clips = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null &&
        element.parentElement !== document.body &&
        clips(element.parentElement));
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > width + 1 &&
        getComputedStyle(element).position !== 'fixed' &&
        (element.parentElement === null || !clips(element.parentElement)),
    );
    // The innermost one: what holds it is only wide because of it
    const culprit = wide.find(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    if (!culprit) return `the page, ${root.scrollWidth} px`;
    const { right } = culprit.getBoundingClientRect();
    const name = [culprit.localName, ...culprit.classList].join('.');
    return `${name} "${(culprit.textContent ?? '').trim().slice(0, 40)}" ends at ${Math.round(right)} px`;
  });
}
