/**
 * The two files of an embedded index. The first has every page and the headings that somebody wrote,
 * and answers on its own; the second has the rest, and is fetched behind it: texts, what pages are
 * about, and the members that the reference generates, which are more than half of all headings. Both
 * are JSON arrays in place of objects, because names of fields would be half of what is sent.
 */

/** Raised whenever the files' shape changes: a cached file of another shape is no use. */
export const FORMAT = 2;

/** Tag of pages that belong to no docs version, such as blog posts. */
export const COMMON_TAG = 'default';

/** Anchor, level and title of a heading. */
export type HeadingRow = [anchor: string, level: number, title: string];

/** A page of the first file. */
export type PageRow = [
  path: string,
  title: string,
  /** Index in the file's `parts`. */
  part: number,
  /** 0 to 100. */
  rank: number,
  /** Other names, one a line. */
  names: string,
  /** 1 for a page of every version. */
  isCommon: 0 | 1,
  /** Headings that somebody wrote. */
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

/** A heading that was generated from data, with its text; its anchor is what {@link longAnchor} reads. */
export type MemberRow = [anchor: string, level: number, title: string, text: string];

/**
 * The rest of a page: what it is about, the text of the page itself, then in the order of the page the
 * text of each heading of the first file, and each generated heading whole. Blocks are lines.
 */
export type TextRow = [description: string, text: string, ...sections: (string | MemberRow)[]];

/** Second file: `<tag>.text.json`. */
export interface TextFile {
  format: number;
  id: string;
  /** One for each page of the first file. */
  pages: TextRow[];
}

/** End of an anchor whose rest is the title: `prop-color` of "color", `css-width` of "--width". */
function anchorEnd(title: string): string {
  return title.replace(/^--(?:no-)?|=.*$/g, '');
}

/** An anchor without what its title says already. */
export function shortAnchor(anchor: string, title: string): string {
  const end = anchorEnd(title);
  return end !== '' && anchor.endsWith(`-${end}`) ? anchor.slice(0, -end.length) : anchor;
}

/** The anchor that {@link shortAnchor} shortened. */
export function longAnchor(anchor: string, title: string): string {
  return anchor.endsWith('-') ? anchor + anchorEnd(title) : anchor;
}

/** Folder of the index below the locale's base path. */
const FOLDER = 'search-index';

/** Names of the files of a tag. */
export function fileNames(tag: string): { headings: string; text: string } {
  return { headings: `${FOLDER}/${tag}.headings.json`, text: `${FOLDER}/${tag}.text.json` };
}
