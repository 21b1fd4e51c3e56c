import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoTexts } from './apply';

/** File with the translations, in the folder of each language but the default one. */
export const TEXTS = 'demos.json';

/**
 * Reads the translations of the demos' texts.
 *
 * @param siteDir the site's root
 * @throws Error with one line when the file is missing or is no table of texts
 */
export function readTexts(siteDir: string, locale: string): DemoTexts {
  const file = join('i18n', locale, TEXTS);
  const path = join(siteDir, file);
  if (!existsSync(path)) throw new Error(`${file}: missing; it may be an empty object, {}`);
  const texts = JSON.parse(readFileSync(path, 'utf8')) as unknown;
  const isTable =
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every((text) => typeof text === 'string');
  if (!isTable) throw new Error(`${file}: accepts texts by the text in the sources`);
  return texts as DemoTexts;
}
