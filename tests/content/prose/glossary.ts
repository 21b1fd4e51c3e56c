import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../lib/page';
import { readYaml } from '../content/site/files';
import { wordsFile } from './lint';

/** One entry of a list of words. */
interface Word {
  /** What it translates; absent where a list only says what to avoid. */
  english?: string;
  expected: string;
  /** A note. */
  prh?: string;
}

/** The table is the last part of a glossary, below this line. */
const HEAD = '| --- | --- | --- |\n';

const glossary = (locale: string) => `i18n/${locale}/glossary.md`;

/** The glossary with its terms as the list of words has them; nothing where a locale has none. */
function glossaryOf(root: string, locale: string): { now: string; due: string } | undefined {
  const file = join(root, glossary(locale));
  if (!existsSync(file)) return undefined;
  const now = readFileSync(file, 'utf8');
  const data = (readYaml(wordsFile(locale), '') ?? { data: {} }).data as { rules?: Word[] };
  const rows = (data.rules ?? [])
    .filter(({ english }) => english !== undefined)
    .map(
      ({ english, expected, prh = '' }) => `| ${english} | ${expected} | ${prh}${prh && ' '}|\n`,
    );
  return { now, due: now.slice(0, now.indexOf(HEAD) + HEAD.length) + rows.join('') };
}

/** Says that a glossary is not what its list of words makes of it. */
export function glossaryProblems(root: string, locale: string): Problem[] {
  const found = glossaryOf(root, locale);
  if (!found || found.now === found.due) return [];
  const message = 'not as in the list of words; run "npm run check:prose -- --glossary"';
  return [{ path: glossary(locale), line: 1, column: 1, message }];
}

/** Writes the terms of a locale's glossary anew. */
export function writeGlossary(root: string, locale: string): void {
  const found = glossaryOf(root, locale);
  if (found) writeFileSync(join(root, glossary(locale)), found.due);
}
