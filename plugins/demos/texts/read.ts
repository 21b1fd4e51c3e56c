import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, type JsonError } from '../../../src/lib/json';
import type { DemoTexts } from './apply';

/** File with the translations, in the folder of each language but the default one. */
export const TEXTS = 'demos.json';

function readJson(path: string, file: string): unknown {
  try {
    return parseJson(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${file}:${(error as JsonError).line}: ${(error as Error).message}`);
  }
}

/**
 * Reads the translations of the demos' texts. A locale without the file has none yet: its demos are English,
 * like its pages without a translation.
 *
 * @param siteDir the site's root
 * @throws Error with one line when the file is no table of texts
 */
export function readTexts(siteDir: string, locale: string): DemoTexts {
  const file = join('i18n', locale, TEXTS);
  const path = join(siteDir, file);
  if (!existsSync(path)) return {};
  const texts = readJson(path, file);
  const isTable =
    typeof texts === 'object' &&
    texts !== null &&
    !Array.isArray(texts) &&
    Object.values(texts).every((text) => typeof text === 'string');
  if (!isTable)
    throw new Error(`${file}: accepts translations, by the text in the sources: { "Save": "…" }`);
  return texts as DemoTexts;
}
