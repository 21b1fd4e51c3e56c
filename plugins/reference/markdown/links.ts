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

const SITE = /^https?:\/\/(?:www\.)?ionicframework\.com(?=\/docs(?:[/#?]|$))/;
const CAPACITOR_API = /^https?:\/\/capacitorjs\.com\/docs\/apis\//;
const DOCS_ROOT = /^\/docs\/?/;
/** Another version's or language's tree of the same site: not ours to redirect. */
const OTHER_TREE = /^(?:v\d+|zh|ja|[a-z]{2}-[a-z]{2})(?:\/|$)/i;
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const ALLOWED = /^(?:https?:|mailto:)/i;

function toPage(page: string, hash: string, pages: PageFinder): string | undefined {
  const clean = page.replace(/\.mdx?$|\.html$/, '').replace(/\/+$/, '');
  const file = pages.fileOf(clean);
  if (file === undefined) return undefined;
  const anchor = hash === '' ? undefined : pages.anchorOf(clean, hash.slice(1));
  return `/${file}${anchor === undefined ? '' : `#${anchor}`}`;
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
  const hashAt = url.indexOf('#');
  const hash = hashAt < 0 ? '' : url.slice(hashAt);
  const target = (hashAt < 0 ? url : url.slice(0, hashAt)).replace(/\?.*$/, '');
  if (target === '') return undefined;
  if (SITE.test(target)) {
    const path = target.replace(SITE, '').replace(DOCS_ROOT, '');
    return (OTHER_TREE.test(path) ? undefined : toPage(path, hash, pages)) ?? url;
  }
  if (CAPACITOR_API.test(target)) {
    return toPage(`native/${target.replace(CAPACITOR_API, '')}`, hash, pages) ?? url;
  }
  if (ABSOLUTE.test(target)) return ALLOWED.test(target) ? url : undefined;
  if (target.startsWith('/'))
    return toPage(target.replace(DOCS_ROOT, '').replace(/^\//, ''), hash, pages);
  const joined = posix.join(posix.dirname(page), target);
  return joined.startsWith('..') ? undefined : toPage(joined, hash, pages);
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
