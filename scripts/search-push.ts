/**
 * Sends the built site's records to the hosted index: the same records that the embedded one is made
 * of. Build the site first.
 *
 *   tsx scripts/search-push.ts [--dry-run]
 *
 * Reads `ALGOLIA_APP_ID` and `ALGOLIA_ADMIN_KEY`; a dry run needs neither.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { algoliasearch } from 'algoliasearch';
import { recordsOf } from '../plugins/search/extract/records';
import { readSite } from '../plugins/search/extract/site';
import { bytesOf, prepare } from '../plugins/search/push/prepare';
import { replaceIndex } from '../plugins/search/push/replace';
import type { SearchRecord } from '../plugins/search/types';
import { loadEnv, type SiteEnv } from '../config/env';
import { i18nConfig, localePath, LOCALES } from '../config/locales';
import { INDEX_NAME, searchOptions } from '../config/search';
import { ROOT, runMain } from './lib/run';

const BUILD = 'build';

/**
 * Records of all locales of a built site.
 *
 * @throws Error when a locale is not built, or has no pages to search
 */
export function readRecords(root: string, env: SiteEnv): SearchRecord[] {
  const { ranks, parts } = searchOptions(env);
  const { localeConfigs = {} } = i18nConfig(env);
  return LOCALES.flatMap((locale) => {
    const folder = resolve(root, BUILD, localePath(locale));
    if (!existsSync(folder)) throw new Error(`${folder}: not built; run "npm run build" first`);
    const baseUrl = localeConfigs[locale]?.baseUrl ?? env.baseUrl;
    const names = parts[locale];
    if (!names) throw new Error(`config/search.ts: parts: nothing for "${locale}"`);
    const others = LOCALES.filter((name) => name !== locale);
    const pages = readSite(folder, { baseUrl, parts: names, ranks }, others);
    if (pages.length === 0) throw new Error(`${folder}: no pages to search; build the site first`);
    return pages.flatMap(recordsOf);
  });
}

/** One line for each language and version. */
function summary(records: readonly SearchRecord[]): string[] {
  const groups = new Map<string, { count: number; bytes: number; largest: number }>();
  for (const record of records) {
    const key = `${record.language} ${record.docusaurus_tag}`;
    const { count, bytes, largest } = groups.get(key) ?? { count: 0, bytes: 0, largest: 0 };
    const size = bytesOf(record);
    groups.set(key, {
      count: count + 1,
      bytes: bytes + size,
      largest: Math.max(largest, size),
    });
  }
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  return [...groups].map(
    ([key, { count, bytes, largest }]) =>
      `${key}: ${count} records, ${kB(bytes)}, the largest ${kB(largest)}`,
  );
}

if (require.main === module) {
  runMain(async () => {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
    const env = loadEnv(ROOT);
    const records = prepare(readRecords(ROOT, env));
    summary(records).forEach((line) => console.log(line));
    console.log(`${records.length} records in all`);
    if (values['dry-run']) return;
    const { algolia, algoliaAdminKey: adminKey } = env;
    if (!algolia)
      throw new Error('ALGOLIA_APP_ID: got nothing, accepts the application to write to');
    if (!adminKey) throw new Error('ALGOLIA_ADMIN_KEY: got nothing, accepts a key that may write');
    const client = algoliasearch(algolia.appId, adminKey);
    await replaceIndex(client, INDEX_NAME, records);
    console.log(`${INDEX_NAME} replaced`);
  });
}
