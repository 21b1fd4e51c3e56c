import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContent } from '../types';
import { readPage, type SiteFacts } from './page';

export type { SiteFacts };

/** Files that are pages of nothing. */
const NOT_PAGES = new Set(['404.html']);
/** Folders of a built site that hold no pages. */
const NOT_FOLDERS = new Set(['assets', 'demos', 'img', '__server']);

function pageFiles(folder: string, skip: ReadonlySet<string>): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return skip.has(entry.name) ? [] : pageFiles(path, new Set());
      return entry.name.endsWith('.html') && !NOT_PAGES.has(entry.name) ? [path] : [];
    });
}

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
  otherLocales: readonly string[] = [],
): PageContent[] {
  const files = pageFiles(folder, new Set([...NOT_FOLDERS, ...otherLocales]));
  return files.flatMap((file) => readPage(readFileSync(file, 'utf8'), facts) ?? []);
}
