/**
 * Whoever goes through a page by Tab goes through its demos too, asleep or awake, forwards and backwards: the focus is
 * never lost, and what has it is in view.
 */
import type { Page } from '@playwright/test';
import { holdComponents } from './support/scripts';
import { expect, test, VIEWPORT, type Site } from './support/test';

/** Where the focus is. */
interface Stop {
  /** Address of the demo that it is in, without what its frame adds; nothing outside of demos. */
  demo: string;
  /** Name of the element, or the page's own `body` if nothing has the focus. */
  element: string;
  isLive: boolean;
  /** Upper and lower edge in the window. */
  top: number;
  bottom: number;
}

/** The element with the focus, in frames and shadow roots too. */
function stopOf(page: Page): Promise<Stop> {
  return page.evaluate(() => {
    let element = document.activeElement;
    let frame: HTMLIFrameElement | undefined;
    for (;;) {
      const inner: Element | null | undefined =
        element instanceof HTMLIFrameElement
          ? element.contentDocument?.activeElement
          : element?.shadowRoot?.activeElement;
      if (!inner) break;
      if (element instanceof HTMLIFrameElement) frame = element;
      element = inner;
    }
    const outer = frame?.getBoundingClientRect();
    const scale = frame && outer ? outer.width / frame.offsetWidth : 1;
    const box = element?.getBoundingClientRect();
    return {
      demo: frame ? new URL(frame.src).pathname.replace(/(?:\.(?:ios|md))?\.html$/, '') : '',
      element: `${element?.localName}${element?.id ? `#${element.id}` : ''}`,
      isLive: frame?.dataset.live === 'true',
      top: (outer?.top ?? 0) + (box?.top ?? 0) * scale,
      bottom: (outer?.top ?? 0) + (box?.bottom ?? 0) * scale,
    };
  });
}

/** Presses a key again and again, and gives the stops. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', times: number): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < times) {
    await page.keyboard.press(key);
    // A reader takes longer, in which demos wake
    await page.waitForTimeout(100);
    let stop = await stopOf(page);
    // One that opens as it wakes takes the focus when it is open
    for (let waited = 0; stop.element === 'body' && waited < 1000; waited += 100) {
      await page.waitForTimeout(100);
      stop = await stopOf(page);
    }
    stops.push(stop);
  }
  return stops;
}

/** The demos on a way, each where it was first. */
const demosOf = (stops: readonly Stop[]): string[] => [
  ...new Set(stops.map(({ demo }) => demo).filter(Boolean)),
];

/** Presses Shift+Tab until the focus is back at the first stop; demos that are awake have more stops than their drawings. */
async function walkBackTo(page: Page, there: readonly Stop[]): Promise<Stop[]> {
  const first = there.find(({ demo }) => demo !== '')?.demo;
  const stops: Stop[] = [];
  while (stops.length < 100) {
    stops.push(...(await walk(page, 'Shift+Tab', 1)));
    if (stops.at(-1)?.demo !== first && stops.some(({ demo }) => demo === first)) break;
  }
  return stops;
}

/** Presses Tab until the focus is at a stop that is looked for, and gives that. */
async function tabUntil(page: Page, isFound: (stop: Stop) => boolean): Promise<Stop> {
  for (let times = 0; times < 20; times += 1) {
    const [stop] = await walk(page, 'Tab', 1);
    if (stop && isFound(stop)) return stop;
  }
  throw new Error('20 stops were none of those looked for');
}

/** Stops at which a reader would not know where the focus is. */
async function lost(page: Page, stops: readonly Stop[]): Promise<Stop[]> {
  const height = await page.evaluate(() => innerHeight);
  return stops.filter(
    ({ demo, element, top, bottom }) =>
      (demo === '' && element === 'body') || (demo !== '' && (bottom <= 0 || top >= height)),
  );
}

/** Puts the focus before the first demo of a page. */
async function openBefore(site: Site, page: Page, route: string): Promise<void> {
  await site.open(route);
  await page.locator('h1').evaluate((heading) => {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
}

const PAGES = ['theming/dark-mode', 'api/input', 'api/modal', 'v7/api/accordion'];

for (const [device, viewport] of Object.entries({
  desktop: VIEWPORT.desktop,
  phone: VIEWPORT.phone,
})) {
  test.describe(device, () => {
    test.use({ viewport });

    for (const route of PAGES) {
      test(`Tab goes through the demos of ${route}, and back`, async ({ site, page }) => {
        await openBefore(site, page, route);
        const there = await walk(page, 'Tab', 45);
        expect(await lost(page, there)).toEqual([]);
        const back = await walkBackTo(page, there);
        expect(await lost(page, back)).toEqual([]);
        const demos = demosOf(there);
        expect(demos.length).toBeGreaterThan(0);
        // The way back begins where the way there ended
        const passed = demosOf([...there.slice(-1), ...back]);
        expect(passed.filter((demo) => demos.includes(demo)).reverse()).toEqual(demos);
      });
    }
  });
}

test('A demo that wakes keeps the focus where it is', async ({ site, page }) => {
  const release = await holdComponents(page);
  await openBefore(site, page, 'api/input');
  const field = await tabUntil(page, ({ demo }) => demo !== '');
  expect(field).toMatchObject({ demo: expect.stringContaining('input/'), isLive: false });
  release();
  await expect.poll(async () => (await stopOf(page)).isLive).toBe(true);
  const { top, element } = await stopOf(page);
  expect(element.split('#')[0]).toBe('input');
  expect(Math.abs(top - field.top)).toBeLessThan(4);
});

test('A demo that wakes behind a reader who has gone on leaves the focus', async ({
  site,
  page,
}) => {
  const release = await holdComponents(page);
  await openBefore(site, page, 'api/input');
  await tabUntil(page, ({ demo }) => demo.includes('input/'));
  const after = await tabUntil(page, ({ demo }) => demo === '');
  release();
  await expect(page.locator('iframe[data-live="true"]').first()).toBeVisible();
  await page.waitForTimeout(300);
  expect((await stopOf(page)).element).toBe(after.element);
});
