/**
 * Writes the texts of the interface that a locale has to translate below `i18n/<locale>`, and keeps those
 * that are translated. Texts of the theme that it has in that language already are left to it.
 *
 *   tsx scripts/write-translations.ts --locale <name>
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readDefaultCodeTranslationMessages } from '@docusaurus/theme-translations';
import { DEFAULT_LOCALE } from '../config/locales';
import { ROOT, run, runMain } from './lib/run';

/** Where Docusaurus finds its Babel configuration, relative to the site; it has a setting of its own for that. */
export const BABEL = { DOCUSAURUS_BABEL_CONFIG_FILE_NAME: 'scripts/lib/babel-translations.js' };

/** Texts of scripts by their ids. */
type Texts = Record<string, unknown>;

function read(file: string): Texts {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {};
}

/** The ids of all texts that the theme has in a language. */
async function idsOfTheme(locale: string): Promise<Set<string>> {
  const parts = await Promise.all(
    ['theme-common', 'theme-search-algolia'].map((name) =>
      readDefaultCodeTranslationMessages({ locale, name }),
    ),
  );
  return new Set(parts.flatMap((texts) => Object.keys(texts)));
}

/** What a locale has to translate: what is written, less what was not there before and the theme has. */
export function ownTexts(before: Texts, after: Texts, ofTheme: ReadonlySet<string>): Texts {
  return Object.fromEntries(
    Object.entries(after).filter(([id]) => id in before || !ofTheme.has(id)),
  );
}

if (require.main === module) {
  runMain(async () => {
    const args = process.argv.slice(2);
    const { values } = parseArgs({ args, options: { locale: { type: 'string' } }, strict: false });
    const locale = typeof values.locale === 'string' ? values.locale : DEFAULT_LOCALE;
    const file = join(ROOT, 'i18n', locale, 'code.json');
    const before = read(file);
    process.exitCode = await run('docusaurus', ['write-translations', ...args], BABEL);
    if (process.exitCode !== 0) return;
    const texts = ownTexts(before, read(file), await idsOfTheme(locale));
    writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  });
}
