import { defineConfig } from '@playwright/test';
import { BY_NIGHT, launchOptions } from '../playwright.shared';

/** Dev servers share one worker because each fills the machine; so does a copy of the repository. */
const dev = { testDir: 'dev', timeout: 400_000, retries: 1, workers: 1 };

/** Small sites and copies of the repository, which the tests start themselves; `--project` names one kind. */
export default defineConfig({
  outputDir: '../../test-results/sites-e2e',
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json', { outputFile: '../../test-results/sites.json' }]],
  use: {
    launchOptions,
    trace: 'on-first-retry',
  },
  projects: [
    { ...dev, name: 'dev', grepInvert: new RegExp(BY_NIGHT) },
    { ...dev, name: 'dev-nightly', grep: new RegExp(BY_NIGHT) },
    { name: 'walks', testDir: 'walks', timeout: 400_000, workers: 1 },
    // The two builds that `check-deployment.ts` makes
    { name: 'deployment', testDir: 'deployment', timeout: 60_000, retries: 1, workers: 2 },
  ],
});
