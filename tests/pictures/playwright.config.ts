import { defineConfig } from '@playwright/test';
import { ENV } from '../e2e/support/env';
import { launchOptions } from '../playwright.shared';

const PORT = Number(process.env.DOCS_TEST_PORT ?? 4180);

/** For `tests/pictures/check-pictures.ts`: the site as it looks, beside how it looked when somebody last approved it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  retries: 1,
  reporter: [
    ['dot'],
    ['json', { outputFile: '../../test-results/pictures.json' }],
    // Shows each picture that differs: before, after, and the difference
    ['html', { open: 'never', outputFolder: '../../test-results/pictures-report' }],
  ],
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // How far two pixels may lie apart for the eye, from 0 to 1, and how many of them may. Browsers of other
      // releases and systems smooth edges differently; a changed distance or color is far more than that
      threshold: 0.2,
      maxDiffPixelRatio: 0.01,
    },
  },
  use: {
    baseURL: `http://localhost:${PORT}${ENV.baseUrl}`,
    // Half the pixels each way: what changes is as plain to see, and the committed pictures are a third as large
    deviceScaleFactor: 0.5,
    // Lets the tests put their fonts into the page
    bypassCSP: true,
    launchOptions: {
      get executablePath() {
        return launchOptions.executablePath;
      },
      args: [...launchOptions.args, '--font-render-hinting=none', '--hide-scrollbars'],
    },
  },
  webServer: {
    command: `tsx scripts/serve.ts --port ${PORT}`,
    cwd: '../..',
    url: `http://localhost:${PORT}${ENV.baseUrl}`,
    reuseExistingServer: !process.env.CI,
  },
});
