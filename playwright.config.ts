import { defineConfig } from '@playwright/test';
import { ENV } from './tests/e2e/support/env';
import { BY_NIGHT, NIGHTLY, launchOptions } from './tests/playwright.shared';

/** Where the site under test is served; another run beside this one needs another. */
const PORT = Number(process.env.DOCS_TEST_PORT ?? 4180);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Most tests take a second or two; the rest of it is for machines that have much else to do. A limit that
  // such a machine passes costs more than it saves: the test, and its second try, run up to it.
  timeout: 120_000,
  // On a busy machine a browser may stall for longer than a test waits. `npm test` names each test that
  // needed its second try, so that one that keeps coming back is seen.
  retries: 1,
  reporter: [
    ['dot'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ['./tests/e2e/support/repeats-reporter.ts'],
  ],
  use: {
    baseURL: `http://localhost:${PORT}${ENV.baseUrl}`,
    launchOptions,
    // Recording every test takes longer than the tests; the second try is recorded.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'every-change', testIgnore: NIGHTLY, grepInvert: new RegExp(BY_NIGHT) },
    // By night: what is wide, and the variants that every change leaves out
    { name: 'wide', testMatch: NIGHTLY },
    { name: 'variants', testIgnore: NIGHTLY, grep: new RegExp(BY_NIGHT) },
  ],
  webServer: {
    command: `tsx scripts/serve.ts --port ${PORT}`,
    url: `http://localhost:${PORT}${ENV.baseUrl}`,
    reuseExistingServer: !process.env.CI,
  },
});
