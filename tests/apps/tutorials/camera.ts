import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { ROOT } from '../../../scripts/lib/run';

const DRAWINGS = 'tests/apps/tutorials/camera';

/** What stands in front of the camera. */
export const VIEWS = ['hills', 'sea'] as const;
export type View = (typeof VIEWS)[number];

/** As large as what a webcam sends, in pixels. */
const SIZE = { width: 640, height: 480 };

/** A camera that stands still: Chromium shows a file for it, which it reads anew each time the camera is opened. */
export class StillCamera {
  /** Of a film of one JPEG. */
  readonly file: string;

  /** @param folder for its files */
  constructor(private readonly folder: string) {
    this.file = join(folder, 'camera.mjpeg');
  }

  /** Draws the views, and points the camera at the first. */
  async prepare(browser: Browser): Promise<void> {
    const page = await browser.newPage({ viewport: SIZE });
    for (const view of VIEWS) {
      const svg = readFileSync(join(ROOT, DRAWINGS, `${view}.svg`), 'utf8');
      await page.setContent(`<body style="margin:0">${svg}</body>`);
      writeFileSync(this.photo(view), await page.screenshot({ type: 'jpeg', quality: 90 }));
    }
    await page.close();
    this.look(VIEWS[0]);
  }

  /** File of a view as a picture. */
  photo(view: View): string {
    return join(this.folder, `${view}.jpeg`);
  }

  /** Points the camera at a view; seen when it is opened next. */
  look(view: View): void {
    copyFileSync(this.photo(view), this.file);
  }
}
