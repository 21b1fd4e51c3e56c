/**
 * Builds the site for production. Then it writes the configuration of web servers and hosts that fits these
 * pages to `build-hosting/`.
 *
 *   tsx scripts/build.ts [--strict]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from '../config/env';
import { writeHosting } from './hosting/write';
import { buildSite } from './lib/build-site';
import { ROOT, runMain } from './lib/run';

runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const env = loadEnv(ROOT);
  await buildSite(env, values.strict ? { variables: { DOCS_STRICT: 'true' } } : {});
  writeHosting(join(ROOT, 'build'), join(ROOT, 'build-hosting'), env);
});
