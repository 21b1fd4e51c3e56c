/**
 * Builds the site for production to `build/`, and the configuration of web servers and hosts that fits these
 * pages to `build-hosting/`.
 *
 *   tsx scripts/build.ts [--strict]
 */
import { parseArgs } from 'node:util';
import { loadEnv } from '../config/env';
import { publishSite } from './lib/build-site';
import { ROOT, runMain } from './lib/run';

runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const variables: Record<string, string> = values.strict ? { DOCS_STRICT: 'true' } : {};
  await publishSite(loadEnv(ROOT), { variables });
  console.log('The site is whole: build/');
});
