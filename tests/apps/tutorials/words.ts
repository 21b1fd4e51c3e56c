import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE } from '../../../config/locales';
import { ROOT } from '../../../scripts/lib/run';

/** The file with the texts of the apps in a locale, by their English texts. */
export function wordsFile(locale: string): string {
  return `tests/apps/tutorials/words.${locale}.json`;
}

/**
 * Tells what a text of a tutorial's app is in a locale: the translated pages build the same app, with texts in
 * the reader's language.
 *
 * @returns a function from an English text to the translated one; it throws an Error that names the file for a
 *   text that is not in it
 */
export function sayIn(locale: string): (english: string) => string {
  if (locale === DEFAULT_LOCALE) return (english) => english;
  const file = wordsFile(locale);
  const path = join(ROOT, file);
  const words = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string | undefined>>)
    : {};
  return (english) => {
    const said = words[english];
    if (said === undefined) throw new Error(`${file}: has no ${JSON.stringify(english)}`);
    return said;
  };
}
