import { join } from 'node:path';
import { ROOT } from '../../../scripts/lib/run';

/** The small site that `tests/sites/check-deployment.ts` makes, and its two builds. */
export const SITE = join(ROOT, 'test-results/deployment');
export const BEFORE = join(SITE, 'build-before');
export const AFTER = join(SITE, 'build-after');

/** Settings of the second build, as far as its headers depend on them too. */
export const SERVICES = {
  ALGOLIA_APP_ID: 'ABCDE12345',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  GTM_CONTAINER_ID: 'GTM-TEST1',
} as const;
