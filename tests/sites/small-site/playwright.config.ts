import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../playwright.shared';

const PORT = Number(process.env.DOCS_TEST_PORT ?? 4180) + 1;

/** For the site that `tests/sites/check-additions.ts` builds. */
export default defineConfig({
  testDir: '.',
  testMatch: 'additions.spec.ts',
  outputDir: '../../../test-results/small-site-e2e',
  workers: 2,
  timeout: 60_000,
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${PORT}/docs/`,
    launchOptions,
  },
  webServer: {
    command: `tsx scripts/serve.ts --port ${PORT} --dir test-results/small-site/build`,
    cwd: '../../..',
    env: { DOCS_BASE_URL: '/docs/' },
    url: `http://localhost:${PORT}/docs/`,
    reuseExistingServer: false,
  },
});
