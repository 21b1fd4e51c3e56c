/**
 * Writes the texts of the interface that a locale has to translate below `i18n/<locale>`, and keeps those
 * that are translated.
 *
 *   tsx scripts/write-translations.ts --locale <name>
 */
import { run, runMain } from './lib/run';

/** Where Docusaurus finds its Babel configuration, relative to the site; it has a setting of its own for that. */
export const BABEL = { DOCUSAURUS_BABEL_CONFIG_FILE_NAME: 'scripts/lib/babel-translations.js' };

if (require.main === module) {
  runMain(async () => {
    process.exitCode = await run(
      'docusaurus',
      ['write-translations', ...process.argv.slice(2)],
      BABEL,
    );
  });
}
