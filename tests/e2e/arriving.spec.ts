/**
 * Pages that are still on their way: a browser paints what it has, a slow one often, and what it has painted stays
 * where it is when the rest arrives. Here pages end early, at one place after the other, before their scripts run.
 */
import type { Page } from '@playwright/test';
import { eachLocale, expect, test } from './support/test';

/** Pages whose parts stand beside each other, in the middle of something, or at its end. */
const ROUTES = ['', 'api/button', 'components', 'native/camera'];

/** One column; two beside each other where there is least room for them; all that there is. */
const WIDTHS = [390, 997, 1440];

/** What is further down is seen by nobody yet. */
const HEIGHT = 900;

/** Places at which the page ends early. */
const CUTS = 10;

// Motion is a transform, which moves nothing else: where a part ends is what is asked here
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** An element of the page: where it is, whether all of it is there, and a name for it. */
interface Place {
  x: number;
  y: number;
  isComplete: boolean;
  name: string;
}

/** All elements of the page in the order in which they came. */
function places(page: Page): Promise<Place[]> {
  return page.evaluate(() => {
    const open = new Set<Element>();
    for (let last = document.body.lastElementChild; last; last = last.lastElementChild) {
      open.add(last);
    }
    // A line of text moves while it is written, where it stands in the middle or at the end of its box
    const LINES = 'p, li, a, button, h1, h2, h3, pre, [role=radio]';
    return [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      // On a phone breadcrumbs make room for those that follow
      const line = element.closest('.breadcrumbs') ?? element.closest(LINES);
      return {
        x: Math.round(x),
        y: Math.round(y),
        isComplete: width > 0 && height > 0 && !open.has(element) && !(line && open.has(line)),
        name: `${[element.localName, ...element.classList].join('.')} "${(element.textContent ?? '').trim().slice(0, 30)}"`,
      };
    });
  });
}

/** What is complete and will be in the window, and where it is once all is there. */
function compare(part: readonly Place[], whole: readonly Place[]): [Place, Place][] {
  return part.flatMap((place, index): [Place, Place][] => {
    const last = whole[index];
    return place.isComplete && last && last.y <= HEIGHT ? [[place, last]] : [];
  });
}

/** Opens a page again and again, each time as far as it has come. */
async function arriving(page: Page, path: string): Promise<(html: string) => Promise<Place[]>> {
  let come = '';
  await page.route('**/*', (route) => {
    const request = route.request();
    // Neither its scripts, which run when all is there, nor the demos in it, which have their sizes without
    if (request.resourceType() === 'script' || request.frame() !== page.mainFrame())
      return route.abort();
    if (request.isNavigationRequest())
      return route.fulfill({ body: come, contentType: 'text/html' });
    return route.continue();
  });
  return async (html) => {
    come = html;
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    return places(page);
  };
}

eachLocale(() => {
  for (const route of ROUTES) {
    test(`What has come of /${route} stays where it is`, async ({ site, page }) => {
      test.setTimeout(120_000);
      const path = site.path(route);
      const html = await (await page.request.get(path)).text();
      const start = html.indexOf('<main');
      const end = html.indexOf('</article>');
      expect(start).toBeGreaterThan(0);
      expect(end).toBeGreaterThan(start);
      const open = await arriving(page, path);
      const moved: string[] = [];
      let compared = 0;
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const whole = await open(html);
        for (let cut = 1; cut <= CUTS; cut += 1) {
          // Most of them near the beginning, which is what a window shows
          const length = start + Math.round((end - start) * (cut / CUTS) ** 2);
          const pairs = compare(await open(html.slice(0, length)), whole);
          compared += pairs.length;
          for (const [{ x, y, name }, last] of pairs) {
            if (Math.abs(x - last.x) <= 1 && Math.abs(y - last.y) <= 1) continue;
            moved.push(
              `${width} px, ${length} of ${html.length}: ${name}, ${x}|${y} > ${last.x}|${last.y}`,
            );
          }
        }
      }
      expect(compared).toBeGreaterThan(1000);
      expect(moved).toEqual([]);
    });
  }
});
