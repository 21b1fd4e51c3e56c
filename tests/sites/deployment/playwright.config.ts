import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../playwright.shared';

/** For the two builds that `tests/sites/check-deployment.ts` makes; the tests serve them themselves. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/deployment-e2e',
  workers: 2,
  timeout: 60_000,
  retries: 1,
  reporter: [['list'], ['json', { outputFile: '../../../test-results/deployment.json' }]],
  use: {
    launchOptions,
  },
});
