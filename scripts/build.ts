/**
 * Builds the site for production, one process a locale: the bundler keeps the memory of a locale that
 * it has finished. The default locale comes first because its build empties the output folder.
 *
 *   tsx scripts/build.ts [--strict]
 */
import { parseArgs } from 'node:util';
import { DEFAULT_LOCALE, LOCALES } from '../src/site/locales';
import { run, runMain } from './lib/run';

runMain(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
  const ordered = [DEFAULT_LOCALE, ...LOCALES.filter((name) => name !== DEFAULT_LOCALE)];
  for (const locale of ordered) {
    const code = await run(
      'docusaurus',
      ['build', '--locale', locale],
      values.strict ? { DOCS_STRICT: 'true' } : {},
    );
    if (code !== 0) throw new Error(`build of locale "${locale}" failed with exit code ${code}`);
  }
});
