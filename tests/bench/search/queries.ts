import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale } from '../../../config/locales';

/**
 * What readers type, and the pages that answer it: routes below the base path, the best one first,
 * with `#` and the id of a section where only that section is the answer.
 * Written from the reader's side, by asking who comes to a page and what that person calls the thing,
 * not from the pages' words.
 */
export type Query = readonly [query: string, ...pages: string[]];

/** The lines of a list, `what is typed → page, page`; those that begin with `#` are headings. */
function read(name: string, locale: Locale): Query[] {
  const text = readFileSync(join(__dirname, `queries/${name}.${locale}.txt`), 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
  return lines.map((line) => {
    const [query = '', pages = ''] = line.split(' → ');
    return [query, ...pages.split(', ')];
  });
}

function readAll(name: string): Readonly<Record<Locale, readonly Query[]>> {
  const lists = LOCALES.map((locale) => [locale, read(name, locale)] as const);
  return Object.fromEntries(lists) as Record<Locale, Query[]>;
}

/** The queries of each language. */
export const QUERIES = readAll('known');

/**
 * Queries that are only measured, none of them known. No rule and no number of the engine may be tuned on them, and
 * none may be left out because it finds nothing: they tell what the engine does with words that nobody thought of.
 * Answers are sections where a page has the answer in one place.
 */
export const HELD_OUT = readAll('held-out');
