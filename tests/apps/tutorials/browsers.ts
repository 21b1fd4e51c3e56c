import { mkdirSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { startBrowser } from '../harness/browser';
import { StillCamera } from './camera';

/** Browsers with a camera that is not one. */
export interface Browsers {
  /** Lets every page use it. It shows a moving picture. */
  allowing: Browser;
  /** Lets none use it. */
  refusing: Browser;
  /** Lets every page use it. It shows {@link camera}. */
  still: Browser;
  camera: StillCamera;
}

const CAMERA = '--use-fake-device-for-media-stream';
const ALLOW = '--use-fake-ui-for-media-stream';

/** Edges of letters that do not depend on the system's settings. */
const SAME_EVERYWHERE = ['--font-render-hinting=none', '--hide-scrollbars'];

/**
 * Starts the browsers that apps of tutorials are tried in.
 *
 * @param folder for the files of the still camera
 */
export async function startBrowsers(folder: string): Promise<Browsers> {
  mkdirSync(folder, { recursive: true });
  const camera = new StillCamera(folder);
  const shown = `--use-file-for-fake-video-capture=${camera.file}`;
  const browsers = {
    allowing: await startBrowser([CAMERA, ALLOW]),
    refusing: await startBrowser([CAMERA]),
    still: await startBrowser([CAMERA, ALLOW, shown, ...SAME_EVERYWHERE]),
    camera,
  };
  try {
    await camera.prepare(browsers.still);
  } catch (error) {
    await closeBrowsers(browsers);
    throw error;
  }
  return browsers;
}

/** Ends them; one that is left would keep the check from ending. */
export async function closeBrowsers({ allowing, refusing, still }: Browsers): Promise<void> {
  await Promise.all([allowing, refusing, still].map((browser) => browser.close()));
}
