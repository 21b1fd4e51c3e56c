import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../../src/lib/files-below';
import type { PageContent } from '../types';
import { readPage, type SiteFacts } from './page';

/** Folders of a built site that hold no pages. */
const NOT_PAGES = ['assets', 'demos', 'img', '__server'];

/**
 * Reads all pages of one locale's built site that search covers.
 *
 * @param folder the locale's output folder
 * @param facts what pages do not say themselves
 * @param otherLocales folders in it that hold other locales' sites
 */
export function readSite(
  folder: string,
  facts: SiteFacts,
  otherLocales: readonly string[],
): PageContent[] {
  const skipped = new Set([...NOT_PAGES, ...otherLocales]);
  return filesBelow(folder)
    .filter((file) => file.endsWith('.html') && !skipped.has(file.split('/')[0] ?? ''))
    .flatMap((file) => readPage(readFileSync(join(folder, file), 'utf8'), facts) ?? []);
}
