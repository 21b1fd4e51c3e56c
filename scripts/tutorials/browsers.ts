import type { Browser } from '@playwright/test';
import { findBrowser } from '../lib/browser';
import { startBrowser } from '../runs/stage';

/** Browsers with a camera that is not one: one lets every page use it, the other none. */
export interface Browsers {
  allowing: Browser;
  refusing: Browser;
}

/** A camera that shows a moving picture. */
const CAMERA = '--use-fake-device-for-media-stream';

/** Starts the browsers that apps of tutorials are tried in. */
export async function startBrowsers(): Promise<Browsers> {
  const program = findBrowser(process.env);
  return {
    allowing: await startBrowser(program, [CAMERA, '--use-fake-ui-for-media-stream']),
    refusing: await startBrowser(program, [CAMERA]),
  };
}
