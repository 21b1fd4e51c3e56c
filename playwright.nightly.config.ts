import { defineConfig } from '@playwright/test';
import everyChange from './playwright.config';
import { BY_NIGHT, NIGHTLY } from './tests/playwright.shared';

/** The browser tests that take too long for every change, on the same built site. */
export default defineConfig({
  ...everyChange,
  testIgnore: undefined,
  grepInvert: undefined,
  projects: [
    { name: 'wide', testMatch: [...NIGHTLY] },
    { name: 'variants', testIgnore: [...NIGHTLY], grep: new RegExp(BY_NIGHT) },
  ],
  outputDir: 'test-results/e2e-nightly',
  reporter: [
    ['dot'],
    ['json', { outputFile: 'test-results/e2e-nightly.json' }],
    ['./tests/e2e/support/repeats-reporter.ts'],
  ],
});
