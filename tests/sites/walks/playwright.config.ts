import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../playwright.shared';

/** The walks of the documents for contributors, in a copy of the repository. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/walks',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 400_000,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: '../../../test-results/walks.json' }]],
  use: {
    launchOptions,
    trace: 'on-first-retry',
  },
});
