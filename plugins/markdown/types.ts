/** Names of the lists of pages, at the root of each version of each language. */
export const LLMS_FILES = { index: 'llms.txt', full: 'llms-full.txt' } as const;

/**
 * Address of the Markdown copy of a page: its own with `.md` behind it. An address that ends with a slash is
 * that of a folder, whose page is `index.md` in it.
 *
 * @param permalink address of the page, without an anchor
 */
export function copyPath(permalink: string): string {
  return permalink.endsWith('/') ? `${permalink}index.md` : `${permalink}.md`;
}

/** The words that Markdown copies and lists of pages write themselves. */
export interface CopyWords {
  /** Before the caption of a drawing. */
  figure: string;
  /** Before the words that stand in a drawing. */
  drawn: string;
  /** Before the title of a live demo. */
  demo: string;
  /** Link to the page that a demo runs in. */
  live: string;
  /** What the site is, under the title of a list. */
  about: string;
  /** How to come from the address of a page to its copy. */
  hint: string;
  /** Link to the file with all pages. */
  full: string;
  /** Heading of the links to the lists of other versions and languages. */
  others: string;
  /** Heading of the posts. */
  blog: string;
}
