/** Levels of a DocSearch hierarchy, from the part of the site down to the smallest heading. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** One level of a DocSearch hierarchy. */
export type Level = (typeof LEVELS)[number];

/** Headings that a record stands under. Every page has a part (`lvl0`) and a title (`lvl1`). */
export type Hierarchy = { lvl0: string; lvl1: string } & Record<
  Exclude<Level, 'lvl0' | 'lvl1'>,
  string | null
>;

/**
 * A search record in DocSearch's schema. Texts are plain: what shows them as HTML escapes them first.
 *
 * @see https://docsearch.algolia.com/docs/required-configuration/
 */
export interface SearchRecord {
  /** Unique in the index, and the same as long as its page, anchor and place stay. */
  objectID: string;
  /** Address of the page with the anchor. */
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  /** Level of the heading, or `content` for text under it. */
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Hierarchy;
  content: string | null;
  /** Both names of the language: `lang` is DocSearch's own, `language` what Docusaurus filters by. */
  lang: string;
  language: string;
  /** Name of the docs version, such as `current`; absent from pages without one. */
  version?: string;
  /** What contextual search filters by: `default`, or `docs-<plugin>-<version>`. */
  docusaurus_tag: string;
  weight: {
    /** 0 to 100: how much the page counts, of which generated sections have a share. */
    page_rank: number;
    /** 100 for the part, 90 for the title, … 0 for content. */
    level: number;
    /** Place in its page, from 0. */
    position: number;
  };
}

/** One heading of a page with the text under it. */
export interface Section {
  /** Nothing for the text between the title and the first heading. */
  anchor: string | null;
  /** 1 for the page's own title, 2 to 6 for headings. */
  level: number;
  title: string;
  /** Generated from data: weighs less than what somebody wrote. */
  generated: boolean;
  /** Paragraphs, list items and cells in the order of the page. */
  blocks: string[];
}

/** What a built page says, as far as search is concerned. */
export interface PageContent {
  /** Address without an anchor, as the page itself gives it. */
  url: string;
  /** Path below the base path of the locale, without slashes at its ends. */
  path: string;
  language: string;
  version?: string;
  tag: string;
  /** Name of the part of the site that the page belongs to. */
  part: string;
  title: string;
  description: string;
  /** Other names of the page: the sidebar's, and its front matter's `keywords`. */
  names: string[];
  /** Title first, then headings in order. */
  sections: Section[];
  /** 0 to 100: how much the page counts. */
  rank: number;
}
