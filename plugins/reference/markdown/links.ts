import { posix } from 'node:path';

/** Finds a page of the version being rendered. */
export interface PageFinder {
  /**
   * @param page path below the docs root, without extension, for instance `api/modal`
   * @returns path of its file below the docs root, or nothing where the version lacks the page
   */
  fileOf(page: string): string | undefined;
  /** The heading id that an anchor of a page means; nothing where the page has no such heading. */
  anchorOf(page: string, anchor: string): string | undefined;
  /**
   * What readers know a place by: its heading, or the title of its page, in their language and in Markdown.
   *
   * @param file path below the docs root, as {@link fileOf} returns it
   * @param anchor a heading id of the page; nothing means the page
   */
  titleOf(file: string, anchor?: string): string | undefined;
}

const SITE = /^https?:\/\/(?:www\.)?ionicframework\.com(?=\/docs(?:\/|$))/;
const DOCS_ROOT = /^\/docs(?:\/|$)/;
const ELSEWHERE = /^(?:https?:|mailto:)/i;

function toPage(page: string, anchor: string, pages: PageFinder): string | undefined {
  const clean = page.replace(/\.mdx?$|\.html$/, '').replace(/\/+$/, '');
  const file = pages.fileOf(clean);
  if (file === undefined) return undefined;
  const found = anchor === '' ? undefined : pages.anchorOf(clean, anchor);
  return `/${file}${found === undefined ? '' : `#${found}`}`;
}

/**
 * Resolves a link of a description.
 *
 * @param url the link as written
 * @param page path of the page that shows it, for relative links
 * @param pages pages of the same version
 * @returns an address, a file path from the docs root (which Docusaurus turns into the page's
 *   address), or nothing where the target is not ours and not an address: the text is then kept
 */
export function resolveLink(url: string, page: string, pages: PageFinder): string | undefined {
  const [, written = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(url) ?? [];
  const target = written.replace(SITE, '');
  if (ELSEWHERE.test(target)) return url;
  const path = DOCS_ROOT.test(target)
    ? target.replace(DOCS_ROOT, '')
    : posix.join(posix.dirname(page), target);
  const found = target === '' ? undefined : toPage(path, anchor, pages);
  // A page of this site that is not in this version
  return found ?? (target === written ? undefined : url);
}

/**
 * The words of a link whose text is its address.
 *
 * @param address a page of the site, as {@link resolveLink} returns it
 * @returns the title of what it leads to, in Markdown; nothing for an address elsewhere
 */
export function titleOfLink(address: string, pages: PageFinder): string | undefined {
  if (!address.startsWith('/')) return undefined;
  const [file = '', anchor] = address.slice(1).split('#');
  return pages.titleOf(file, anchor);
}
