/** What a reader of a page in another language is told about it. */
export type TranslationStatus = 'current' | 'stale' | 'missing';

/** A page and how its translation stands. */
export type ReportedPage = readonly [path: string, status: TranslationStatus];

/** The pages of one tree in one locale. */
export interface ReportedTree {
  locale: string;
  /** Label of the docs version; nothing for the blog. */
  version?: string;
  /** Folders of the source pages and of the translations, relative to the site's root. */
  source: string;
  translated: string;
  pages: ReportedPage[];
}
