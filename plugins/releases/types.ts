/** Page that the releases stand on, below the base path. */
export const RELEASES_PAGE = 'reference/release-notes';

/** Files of the feed below that page, by the type that a feed reader looks for. */
export const FEED_FILES = [
  { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  { name: 'JSON', file: 'feed.json', type: 'application/feed+json' },
] as const;

/** A release, as a feed tells it. */
export interface Release {
  /** Such as `8.8.0`. */
  version: string;
  /** Where it is published. */
  url: string;
  date: Date;
  /** What it brought, in a few words. */
  summary: string;
  /** HTML of what the page says about it; nothing where that is only the summary. */
  html?: string;
  /** Id of its section, or of the one that it is listed in. */
  anchor: string;
}
