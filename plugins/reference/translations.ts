import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import Joi from 'joi';
import { FactsError, messageOf } from './errors';

/** A translated block: the source beside it is for the reader of the file and for the check. */
export interface Unit {
  source: string;
  target: string;
}

type MemoryFile = Record<string, Unit>;

/** Finds the translation of a block of English Markdown. */
export type Translate = (english: string) => string | undefined;

const schema = Joi.object().pattern(
  /^[0-9a-f]{12}$/,
  Joi.object({ source: Joi.string().required(), target: Joi.string().required() }),
);

/** English as it is hashed: line breaks and runs of spaces say nothing in Markdown text. */
export function normalizeEnglish(english: string): string {
  return english
    .split('\n')
    .map((line) => line.trimEnd().replace(/(?<=\S)[ \t]+/g, ' '))
    .join('\n')
    .replace(/(?<=\S)\n(?=[^\s\-*+>|\d])/g, ' ')
    .trim();
}

/** Key of a block in the memory: twelve hexadecimal digits of the SHA-256 of its normalized text. */
export function keyOf(english: string): string {
  return createHash('sha256').update(normalizeEnglish(english)).digest('hex').slice(0, 12);
}

function readMemoryFile(path: string, label: string): MemoryFile {
  let data: unknown;
  try {
    data = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new FactsError(`${label}: not valid JSON (${messageOf(error)})`);
  }
  const { error } = schema.validate(data, { errors: { label: 'path' } });
  if (error) throw new FactsError(`${label}: ${error.message}`);
  const units = data as MemoryFile;
  for (const [key, { source }] of Object.entries(units)) {
    const expected = keyOf(source);
    if (key !== expected) {
      throw new FactsError(`${label}: ${key}: the English was edited; its key is ${expected} now`);
    }
  }
  return units;
}

/** Folder of the translation memory of a locale. */
export function memoryFolder(siteDir: string, locale: string): string {
  return join(siteDir, 'i18n', locale, 'reference');
}

/** Files of the translation memory, in the order they are read. */
export function memoryFiles(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(dir, name));
}

/**
 * Reads a translation memory: every `*.json` of a folder, each `{ "<key>": { "source", "target" } }`.
 *
 * @param dir the folder; where it is absent, nothing is translated
 * @param siteDir folder that messages are relative to
 * @returns a lookup by English text
 * @throws FactsError where a file is malformed, or a key does not fit its English
 */
export function loadTranslations(dir: string, siteDir: string): Translate {
  const units = new Map(
    memoryFiles(dir).flatMap((path) =>
      Object.entries(readMemoryFile(path, relative(siteDir, path))),
    ),
  );
  return (english) => units.get(keyOf(english))?.target;
}
