/**
 * Replaces the committed snapshot of the ads by what the CMS has now. A build never does this.
 *
 *   tsx scripts/ads-refresh.ts
 */
import { join } from 'node:path';
import { collectAds } from '../plugins/ads/collect';
import { writeSnapshot } from '../plugins/ads/store';
import type { Log } from '../plugins/ads/types';
import { adsCms } from '../config/ads';
import { loadEnv } from '../config/env';
import { ROOT, run, runMain } from './lib/run';

const SNAPSHOT = join(ROOT, 'plugins/ads/snapshot');
const log: Log = { info: console.log, warn: console.warn };

runMain(async () => {
  const cms = adsCms(loadEnv(ROOT));
  if (!cms) {
    throw new Error('PRISMIC_REPOSITORY: got nothing, accepts the repository to read the ads from');
  }
  const { ads, images } = await collectAds(cms, { log });
  writeSnapshot(SNAPSHOT, ads, images);
  await run('prettier', ['--write', '--log-level', 'warn', SNAPSHOT]);
  log.info(`${ads.records.length} records in ${SNAPSHOT}`);
});
