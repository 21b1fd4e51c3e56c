/**
 * Nothing moves when a demo wakes: the drawing and the live page look the same, for every demo, mode and
 * palette. What cannot be drawn says why in its `meta.json`, and is named in the report. Drawings that are
 * known to differ are in `demo-pictures.json`: one that does not differ any more fails the nightly run. A new demo is
 * added there only where the renderer is at fault. It is so in accordions of version 7, whose header it does not find in
 * its slot, so that it has neither icon nor lines, in its split panes, which it draws without their menu, date
 * buttons, which it draws without text, and breadcrumbs, whose separators it draws larger, and in pages of `ion-nav`, in
 * which it takes no property from an attribute. A drawing is compared again once its page or the live page has changed.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { readDemos } from '../../plugins/demos/folders';
import { MODES, type DemoMeta, type Mode } from '../../src/lib/demo';
import { ROOT } from '../../scripts/lib/run';
import { DEMOS, demosOptions } from '../../config/demos';
import { windowOf } from './support/demo-steps';
import { testOnce, TITLES } from './support/repeats';
import { expect, test as base } from './support/test';
import known from './demo-pictures.json';

const PALETTES = ['light', 'dark'] as const;

/** Difference of color that counts, of 0 to 1: less than that between a bar and what would shine through it. */
const THRESHOLD = 0.05;

/** Pixels that may differ: the rounding of one glyph. */
const ACCEPTED = 40;

const STILL = `*, *::before, *::after {
  animation: none !important; transition: none !important; caret-color: transparent !important;
}`;

/**
 * Each drawing takes a second or two, so a run of all tests compares every demo in one mode, every other
 * demo in the other one. `DOCS_PICTURES=all`, which the nightly run sets, compares both.
 */
const ALL = process.env.DOCS_PICTURES === 'all';

/** A page that shows one demo after the other: what it has loaded once it takes from its cache. */
const test = base.extend<object, { stage: Page }>({
  stage: [
    async ({ browser }, provide, worker) => {
      const context = await browser.newContext({ baseURL: worker.project.use.baseURL });
      // What closes by itself stays open for its picture
      await context.addInitScript((from) => {
        const later = window.setTimeout;
        window.setTimeout = ((...[then, ms, ...rest]: Parameters<typeof later>) =>
          Number(ms) >= from ? 0 : later(then, ms, ...rest)) as typeof later;
      }, CLOSES);
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

test.use({ trace: 'off' });

/** Milliseconds after which the first overlay closes by itself. */
const CLOSES = 1000;

/** Milliseconds without a request after which what a page shows is there. */
const QUIET = 100;

/** Opens a page, and waits until everything that it asked for has come; Playwright's own wait takes 500 ms. */
async function openQuiet(page: Page, address: string, ready: () => Promise<void>): Promise<void> {
  let open = 0;
  let last = Date.now();
  const count = (step: 1 | -1) => () => {
    open += step;
    last = Date.now();
  };
  const [started, ended] = [count(1), count(-1)];
  page.on('request', started).on('requestfinished', ended).on('requestfailed', ended);
  try {
    await page.goto(address);
    await ready();
    await expect
      .poll(() => open === 0 && Date.now() - last > QUIET, { intervals: [20] })
      .toBe(true);
  } finally {
    page.off('request', started).off('requestfinished', ended).off('requestfailed', ended);
  }
}

/** Stops everything that moves, in shadow roots too. */
async function freeze(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const trees: (Document | ShadowRoot)[] = [document];
    for (let tree = trees.pop(); tree; tree = trees.pop()) {
      const style = document.createElement('style');
      style.textContent = css;
      (tree instanceof Document ? tree.head : tree).append(style);
      for (const { shadowRoot } of tree.querySelectorAll('*'))
        if (shadowRoot) trees.push(shadowRoot);
    }
  }, STILL);
}

/** Milliseconds between two pictures that have to be the same. */
const STILL_FOR = 100;

/** A picture of a page that has come to rest: what scrolls by itself does so after everything has loaded. */
async function stillPicture(page: Page): Promise<Buffer> {
  let picture = await page.screenshot();
  await expect
    .poll(
      async () => {
        const before = picture;
        picture = await page.screenshot();
        return picture.equals(before);
      },
      { intervals: [STILL_FOR] },
    )
    .toBe(true);
  return picture;
}

async function pictures(page: Page): Promise<PNG[]> {
  const taken: PNG[] = [];
  for (const palette of PALETTES) {
    await page.evaluate((name) => {
      document.documentElement.classList.toggle('ion-palette-dark', name === 'dark');
      document.documentElement.style.colorScheme = name;
    }, palette);
    taken.push(PNG.sync.read(await stillPicture(page)));
  }
  return taken;
}

/** Pixels by which a drawing differs from the live page, by palette. */
async function differences(page: Page, path: string, mode: Mode, { device, opens }: DemoMeta) {
  await page.goto(`${path}.${mode}.html`);
  await freeze(page);
  const drawn = await pictures(page);
  const query = new URLSearchParams({
    'ionic:mode': mode,
    device,
    ...(opens && { start: 'open' }),
  });
  await openQuiet(page, `${path}.html?${query}`, async () => {
    await page.locator('ion-app.hydrated').waitFor();
    if (opens) await page.locator('html:not([data-opens])').waitFor({ state: 'attached' });
  });
  await freeze(page);
  const live = await pictures(page);
  return PALETTES.map((palette, index) => {
    const [a, b] = [drawn[index], live[index]];
    if (!a || !b) throw new Error('a picture is missing');
    const { width, height } = a;
    const options = { threshold: THRESHOLD };
    return { palette, pixels: pixelmatch(a.data, b.data, undefined, width, height, options) };
  });
}

const demos = readDemos(join(ROOT, DEMOS), demosOptions());
for (const [index, { name, meta, sources }] of demos.entries()) {
  const modes = ALL ? MODES : [MODES[index % MODES.length] ?? MODES[0]];
  for (const version of Object.keys(sources)) {
    if (meta.notDrawn) {
      test(`Drawing of ${name}, ${version}, is an empty place of the same size`, async ({
        stage,
      }) => {
        test
          .info()
          .annotations.push({ type: 'not drawn', description: `${name}: ${meta.notDrawn}` });
        await stage.goto(`demos/${version}/${name}.ios.html`);
        await expect(stage.locator('ion-app')).toBeEmpty();
      });
      continue;
    }
    const title = TITLES.drawing(name, version);
    const built = ['.html', ...MODES.map((mode) => `.${mode}.html`)];
    const files = [
      'tests/e2e/demo-pictures.spec.ts',
      ...built.map((end) => `build/demos/${version}/${name}${end}`),
    ];
    const ownKnown = known.filter((drawing) => drawing.startsWith(`${name}, `));
    const facts = [JSON.stringify([meta, modes, ownKnown])];
    testOnce(test, title, { files, facts }, async ({ stage }) => {
      await stage.setViewportSize(windowOf(meta));
      const found: string[] = [];
      for (const mode of modes) {
        const drawing = `${name}, ${version}, ${mode}`;
        const all = await differences(stage, `demos/${version}/${name}`, mode, meta);
        const seen = all.filter(({ pixels }) => pixels > ACCEPTED);
        for (const { palette, pixels } of seen) {
          const description = `${drawing}, ${palette}: ${pixels} pixels`;
          test.info().annotations.push({ type: 'differs', description });
        }
        if (seen.length > 0) found.push(drawing);
      }
      expect(found.filter((drawing) => !known.includes(drawing))).toEqual([]);
      // On a busy machine a component that scrolls by itself may do so after the picture was taken
      if (ALL)
        expect(found).toEqual(ownKnown.filter((it) => it.startsWith(`${name}, ${version}, `)));
    });
  }
}
