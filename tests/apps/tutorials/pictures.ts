import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCREENSHOT_SIZE, type ScreenshotFile } from '../../../src/remark/screenshots';
import { ROOT } from '../../../scripts/lib/run';
import type { App, Opening } from '../harness/app';
import type { StillCamera } from './camera';
import type { Scene } from './scenes';
import { outputFile } from '../../../src/lib/output-file';

/** Where pictures that differ are left. */
const DIFFERENT = 'test-results/tutorials';

/** How far two values of a color may lie apart, from 0 to 255, and how many of the pixels may be further apart. */
const TOLERANCE = { distance: 51, ratio: 0.01 };

/** Quality of the WebP files, from 0 to 100. */
const QUALITY = 80;

/** How long a page may take to come to rest, in milliseconds. */
const PATIENCE = 10_000;

/** Pixels of a picture for each of the app's. */
const SCALE = 2;

const NOW = new Date('2026-01-15T09:41:00Z');

const JAPANESE = 'tests/pictures/fonts/m-plus-1p-japanese-400.woff2';

/**
 * The apps ask for Roboto; with these files they get the same letters on every system. Each weight needs all of its
 * scripts: a bold title takes none from another weight.
 */
const FONTS = [
  ['tests/apps/tutorials/fonts/roboto-latin-400-normal.woff2', 400, 'U+0000-00FF, U+2000-206F'],
  ['tests/apps/tutorials/fonts/roboto-latin-500-normal.woff2', 500, 'U+0000-00FF, U+2000-206F'],
  [JAPANESE, 400, 'U+3000-9FFF, U+FF00-FFEF'],
  [JAPANESE, 500, 'U+3000-9FFF, U+FF00-FFEF'],
] as const;

function fontStyles(): string {
  return FONTS.map(([file, weight, range]) => {
    const data = readFileSync(join(ROOT, file)).toString('base64');
    return `@font-face { font-family: Roboto; font-weight: ${weight}; unicode-range: ${range};
      src: url("data:font/woff2;base64,${data}"); }`;
  }).join('\n');
}

async function capture(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { data } = await session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...SCREENSHOT_SIZE, scale: SCALE },
    });
    return data;
  } finally {
    await session.detach();
  }
}

/** The page as soon as it stands still, in base64. */
async function captureAtRest(page: Page): Promise<string> {
  const until = Date.now() + PATIENCE;
  let last = '';
  for (;;) {
    const now = await capture(page);
    if (now === last) return now;
    if (Date.now() > until) throw new Error(`the page still moves after ${PATIENCE / 1000} s`);
    last = now;
    await page.waitForTimeout(200);
  }
}

/** The share of pixels in which two pictures differ, from 0 to 1; pictures of another size differ in all. */
function differenceIn(page: Page, pictures: readonly [string, string]): Promise<number> {
  return page.evaluate(
    async ({ images, distance }) => {
      const drawn = await Promise.all(
        images.map(async (base64) => {
          const answer = await fetch(`data:image/webp;base64,${base64}`);
          const bitmap = await createImageBitmap(await answer.blob());
          const { width, height } = bitmap;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        }),
      );
      const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = drawn;
      if (one.length !== other.length) return 1;
      const far = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > distance);
      return (far.length * 4) / 3 / Math.max(one.length, 1);
    },
    { images: pictures, distance: TOLERANCE.distance },
  );
}

/**
 * Compares a picture with the committed one, or writes it.
 *
 * @throws Error with one line that says how much differs, and how to take the new one
 */
async function keep(page: Page, file: string, picture: string, update: boolean): Promise<void> {
  const path = join(ROOT, file);
  const known = existsSync(path) ? readFileSync(path).toString('base64') : undefined;
  const difference = known === undefined ? 1 : await differenceIn(page, [known, picture]);
  if (difference <= TOLERANCE.ratio) return;
  const target = update ? path : join(ROOT, DIFFERENT, file);
  outputFile(target, Buffer.from(picture, 'base64'));
  if (update) return;
  const what =
    known === undefined
      ? 'is missing'
      : `differs in ${(difference * 100).toFixed(1)} % of its pixels`;
  throw new Error(
    `${file}: ${what}; ${DIFFERENT}/${file} is how the app looks now, and "npm run check:tutorials -- --update" takes that`,
  );
}

/** How an app is opened whose pictures are taken: always the same size, place and time. */
export function openingForPictures(opening: Opening): Opening {
  return {
    ...opening,
    context: {
      ...opening.context,
      viewport: SCREENSHOT_SIZE,
      deviceScaleFactor: SCALE,
      timezoneId: 'UTC',
    },
    // Time goes on: Vue takes no event at the moment at which its handler was added
    before: (page) => page.clock.setSystemTime(NOW),
  };
}

/**
 * Leads an app to a state that a page shows, and compares its pictures with those of the page.
 *
 * @param files of the pictures, in the look that the app was opened in
 * @param update whether a new picture takes the place of one that differs
 */
export async function compareScene(
  app: App,
  camera: StillCamera,
  scene: Scene,
  files: readonly ScreenshotFile[],
  update: boolean,
): Promise<void> {
  const { page } = app;
  camera.look('hills');
  await scene.show(app, camera);
  await page.addStyleTag({ content: fontStyles() });
  for (const { colorMode, path } of files) {
    await page.emulateMedia({ colorScheme: colorMode });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await keep(page, path, await captureAtRest(page), update);
  }
}
