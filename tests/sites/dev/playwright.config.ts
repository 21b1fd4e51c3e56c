import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../playwright.shared';

/** The dev server, as a writer starts it; the servers share one worker because each fills the machine. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../../test-results/dev',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  timeout: 400_000,
  retries: 1,
  reporter: [['dot'], ['json', { outputFile: '../../../test-results/dev.json' }]],
  use: {
    launchOptions,
    trace: 'on-first-retry',
  },
});
