import { dirname, join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { ROOT } from '../../../scripts/lib/run';
import { PLACES, PLACES_FOLDER, type PlaceOptions } from './places';
import { launchOptions } from '../../playwright.shared';

const FIRST_PORT = Number(process.env.DOCS_TEST_PORT ?? 4180) + 2;

/** Each place with a server of its own, and the port of that. */
const SERVED = PLACES.map((place, index) => ({ place, port: FIRST_PORT + index }));

/** For the sites that `tests/sites/check-places.ts` builds. */
export default defineConfig<PlaceOptions>({
  testDir: '.',
  testMatch: 'places.spec.ts',
  outputDir: '../../../test-results/places-e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  retries: 1,
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    launchOptions,
  },
  projects: SERVED.map(({ place, port }) => ({
    name: place.name,
    grep: place.only ?? /./,
    use: { place, baseURL: `http://localhost:${port}${place.path}` },
  })),
  webServer: SERVED.map(({ place, port }) => ({
    command: place.isPlain
      ? `tsx tests/sites/small-site/plain-server.ts ${dirname(PLACES_FOLDER)} ${port}`
      : `tsx scripts/serve.ts --port ${port} --dir ${join(PLACES_FOLDER, place.build)}`,
    cwd: ROOT,
    env: place.variables,
    url: `http://localhost:${port}${place.path}`,
    reuseExistingServer: false,
  })),
});
