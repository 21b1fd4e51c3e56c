/**
 * The two files of an embedded index. The first has every page and heading, and answers on its own;
 * the second has the text, and is fetched behind it. Both are JSON arrays in place of objects, because
 * names of fields would be half of what is sent.
 */

/** Raised whenever the files' shape changes: a cached file of another shape is no use. */
export const FORMAT = 1;

/** Tag of pages that belong to no docs version, such as blog posts. */
export const COMMON_TAG = 'default';

/** Anchor, level, title, and 1 where the section is generated from data. */
export type HeadingRow = [anchor: string, level: number, title: string, generated?: 1];

/** A page of the first file. */
export type PageRow = [
  path: string,
  title: string,
  /** Index in the file's `parts`. */
  part: number,
  /** 0 to 100. */
  rank: number,
  description: string,
  /** Other names, one a line. */
  names: string,
  /** 1 for a page of every version. */
  isCommon: 0 | 1,
  headings: HeadingRow[],
];

/** First file: `<tag>.headings.json`. */
export interface HeadingFile {
  format: number;
  /** The same in both files of one build. */
  id: string;
  /** Contextual search's tag of the docs version. */
  tag: string;
  language: string;
  /** Absolute address that the paths are relative to, with a slash at its end. */
  site: string;
  parts: string[];
  pages: PageRow[];
}

/** Second file: `<tag>.text.json`. */
export interface TextFile {
  format: number;
  id: string;
  /** For each page the text of the page itself, then of each heading; blocks are lines. */
  texts: string[][];
}

/** Folder of the index below the locale's base path. */
export const FOLDER = 'search-index';

/** Names of the files of a tag. */
export function fileNames(tag: string): { headings: string; text: string } {
  return { headings: `${FOLDER}/${tag}.headings.json`, text: `${FOLDER}/${tag}.text.json` };
}
