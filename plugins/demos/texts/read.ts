import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Joi from 'joi';
import { parseJson, type JsonError } from '../../../src/lib/json';
import type { DemoTexts } from './apply';

/** File with the translations, in the folder of each language but the default one. */
export const TEXTS = 'demos.json';

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
  let texts: unknown;
  try {
    texts = parseJson(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${file}:${(error as JsonError).line}: ${(error as Error).message}`);
  }
  const table = Joi.object().pattern(Joi.string(), Joi.string().allow('')).required();
  if (table.validate(texts).error) {
    throw new Error(`${file}: accepts translations, by the text in the sources: { "Save": "…" }`);
  }
  return texts as DemoTexts;
}
