import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { CURRENT } from '../../../../src/lib/docs-trees';
import type { Problem } from '../../../lib/page';
import { checkEntries, entryProblem, isTable, readJson } from './files';

/** A text of the interface, as `npm run write-translations` writes it. */
const MESSAGE = Joi.object({
  message: Joi.string().required().description('text in quotes'),
  description: Joi.string().description('text in quotes'),
});

/** The translations of the reference; the plugin that reads them has its own check. */
const REFERENCE = 'reference/';
/** The texts of the demos, by the text in their sources. */
const DEMO_TEXTS = 'demos.json';

function textFiles(root: string, locale: string): string[] {
  const folder = join(root, 'i18n', locale);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.json') && !file.startsWith(REFERENCE))
    .sort();
}

/** Checks the interface's texts of a locale. */
export function checkTexts(root: string, locale: string): Problem[] {
  return textFiles(root, locale).flatMap((name) => {
    const file = readJson(root, `i18n/${locale}/${name}`);
    if (!file || file.problems.length > 0) return file?.problems ?? [];
    if (name !== DEMO_TEXTS) return checkEntries(file, MESSAGE);
    return Object.entries(file.data).flatMap(([entry, value]) =>
      typeof value === 'string'
        ? []
        : [entryProblem(file, entry, `"${entry}": accepts its translation, a text in quotes`)],
    );
  });
}

/**
 * Checks `versions.json`, which Docusaurus builds the older versions from: one that is there and not in the
 * table of versions would be published without a label.
 *
 * @param names the site's versions, newest first
 */
export function checkVersions(root: string, names: readonly string[]): Problem[] {
  const older = names.filter((name) => name !== CURRENT);
  const file = readJson(root, 'versions.json');
  const accepts = `accepts ${JSON.stringify(older)}, the older versions of config/versions.ts in its order`;
  const path = 'versions.json';
  if (!file) {
    return older.length > 0 ? [{ path, line: 1, column: 1, message: `missing; ${accepts}` }] : [];
  }
  if (file.problems.length > 0) return file.problems;
  const got = isTable(file.data) && '' in file.data ? file.data[''] : file.data;
  if (JSON.stringify(got) === JSON.stringify(older)) return [];
  return [{ path, line: 1, column: 1, message: `got ${JSON.stringify(got)}, ${accepts}` }];
}
