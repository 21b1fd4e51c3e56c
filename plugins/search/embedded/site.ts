import { recordsOf } from '../extract/records';
import { readSite } from '../extract/site';
import type { PluginOptions } from '../options';
import { buildIndexes } from './build';

/** One language of a built site, and how its records are ranked. */
export interface BuiltLocale extends Pick<PluginOptions, 'ranks'> {
  /** Path that it is served at. */
  baseUrl: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Names of the site's parts in this language. */
  parts: PluginOptions['parts'][string];
  /** The other languages, whose folders are no pages of this one. */
  others: readonly string[];
}

/**
 * Reads the built pages of one language and makes the indexes of its versions.
 *
 * @param outDir folder with the pages
 */
export function indexLocale(
  outDir: string,
  { baseUrl, siteUrl, parts, others, ranks }: BuiltLocale,
) {
  const pages = readSite(outDir, { baseUrl, parts }, [...others]);
  const records = pages.flatMap((page) => recordsOf(page, ranks));
  const names = new Map(pages.map((page) => [page.url, page.names]));
  const site = new URL(baseUrl, siteUrl).href;
  return { pages, records, indexes: buildIndexes(records, { site, names }) };
}
