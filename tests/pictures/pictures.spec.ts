/**
 * Every type of page as a reader first sees it, in both languages, both color modes and three widths, compared
 * with `baselines/`. `npm run check:pictures -- --update` approves what has changed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { eachLocale, expect, test, type Site } from '../e2e/support/test';

/** One page of each type, by the name of its pictures. */
const PAGES = {
  landing: '',
  guide: 'react/navigation',
  component: 'api/button',
  'component-v7': 'v7/api/modal',
  components: 'components',
  command: 'cli/commands/build',
  plugin: 'native/camera',
  'blog-list': 'blog',
  'blog-post': 'blog/accessible-overlays',
  search: 'search',
  'not-found': 'no-such-page',
} as const;

const WINDOWS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 900 },
  desktop: { width: 1440, height: 900 },
} as const;

const MODES = ['light', 'dark'] as const;

/** Fonts of their own make the pictures the same on every system; the family covers both languages. */
const FAMILY = 'Pictures';
const FONTS = ['latin', 'japanese'].flatMap((script) =>
  [400, 700].map((weight) => ({ script, weight, file: `m-plus-1p-${script}-${weight}.woff2` })),
);
const LATIN = 'U+0000-00FF, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212';
const STYLE = [
  ...FONTS.map(
    ({ script, weight, file }) =>
      `@font-face { font-family: ${FAMILY}; font-weight: ${weight}; src: url("/${file}");` +
      `${script === 'latin' ? ` unicode-range: ${LATIN};` : ''} }`,
  ).reverse(),
  `* { font-family: ${FAMILY} !important; }`,
].join('\n');

async function serveFonts(page: Page): Promise<void> {
  await page.route('**/m-plus-1p-*.woff2', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ body: readFileSync(join(__dirname, 'fonts', pathname)) });
  });
}

/** Whatever is picked at random is always the first one. */
function pickFirst(): void {
  Math.random = () => 0;
}

/** Does what the reader's own press of the button does, before the page is there. Frames have no storage. */
function chooseMode(mode: string): void {
  if (window === top) localStorage.setItem('theme', mode);
}

/** Waits for the fonts, and for the pictures in the window; what is further down loads when it comes near. */
async function settle(): Promise<void> {
  const seen = [...document.images].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight;
  });
  await Promise.all(seen.map((image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
}

/** Opens a page with these fonts, in the widest window. */
async function open(page: Page, site: Site, route: string): Promise<void> {
  await page.addInitScript(pickFirst);
  await serveFonts(page);
  await page.setViewportSize(WINDOWS.desktop);
  await page.goto(site.path(route));
  await site.hydrated();
  // Those further down have no document yet
  const frames = page.frames().filter((frame) => frame.url() !== '');
  for (const frame of frames) await frame.addStyleTag({ content: STYLE });
  await page.evaluate(settle);
}

eachLocale((locale) => {
  for (const mode of MODES) {
    test.describe(mode, () => {
      test.beforeEach(({ page }) => page.addInitScript(chooseMode, mode));

      for (const [name, route] of Object.entries(PAGES)) {
        test(`${name} looks as it did`, async ({ page, site }) => {
          await open(page, site, route);
          for (const [window, size] of Object.entries(WINDOWS)) {
            await page.setViewportSize(size);
            await page.evaluate(settle);
            await expect
              .soft(page)
              .toHaveScreenshot(`${name}-${locale}-${mode}-${window}.png`, { timeout: 20_000 });
          }
        });
      }
    });
  }
});

/** What a change to the style sheets could do, each too small to be seen in the text of a page. */
const FAULTS = {
  'a heading that moves by four pixels': 'h1 { margin-top: 4px; }',
  'another link color': 'a { color: #c05 !important; }',
  'a sidebar of another width': '.theme-doc-sidebar-container { width: 290px !important; }',
};

for (const [fault, css] of Object.entries(FAULTS)) {
  test(`self-test: ${fault} is found`, async ({ page, site }) => {
    await open(page, site, PAGES.guide);
    await page.addStyleTag({ content: css });
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
    });
    expect(picture).not.toMatchSnapshot('guide-en-light-desktop.png');
  });
}
