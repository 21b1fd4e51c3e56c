/**
 * Builds the site for production, one process a locale: the bundler keeps the memory of a locale that
 * it has finished. The default locale comes first because its build empties the output folder.
 * Then it writes the configuration of web servers and hosts that fits these pages to `build-hosting/`.
 *
 *   tsx scripts/build.ts [--strict]
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadEnv } from '../src/site/env';
import { DEFAULT_LOCALE, LOCALES } from '../src/site/locales';
import { writeHosting } from './hosting/write';
import { ROOT, run, runMain } from './lib/run';

runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const env = loadEnv(ROOT);
  const ordered = [DEFAULT_LOCALE, ...LOCALES.filter((name) => name !== DEFAULT_LOCALE)];
  for (const locale of ordered) {
    // With the hash router no path tells the locales apart, so Docusaurus would build one over the other
    const folder =
      env.router === 'hash' && locale !== DEFAULT_LOCALE ? ['--out-dir', `build/${locale}`] : [];
    const code = await run(
      'docusaurus',
      ['build', '--locale', locale, ...folder],
      values.strict ? { DOCS_STRICT: 'true' } : {},
    );
    if (code !== 0) throw new Error(`build of locale "${locale}" failed with exit code ${code}`);
  }
  writeHosting(join(ROOT, 'build'), join(ROOT, 'build-hosting'), env);
});
