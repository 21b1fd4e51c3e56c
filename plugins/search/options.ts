import type { PageRanks, PartNames } from './extract/page';

/** What the plugin is told by the site. */
export interface PluginOptions {
  /**
   * What answers searches: files of the site itself, the hosted index, or nothing. The files need built pages to
   * read, which the hash router has none of.
   */
  mode: 'embedded' | 'hosted' | 'off';
  /** How much pages count, by path. */
  ranks: PageRanks;
  /** Names of the parts of the site for pages without a category, by locale. */
  parts: Readonly<Record<string, PartNames>>;
}
