import { escapeHtml, unescapeHtml } from '../../src/lib/html';

/**
 * Takes the search and the hash of the address along, which a `refresh` does not. It is the same in every
 * page, so that one hash in the site's policy allows it.
 */
export const SCRIPT =
  "const to=new URL(document.querySelector('link[rel=canonical]').getAttribute('data-path'),location);to.search=location.search;to.hash=location.hash||to.hash;location.replace(to)";

/**
 * The page at an old address.
 *
 * @param path path of the new page, from the root of the host; with a hash where a section is meant, which the
 *   reader's own comes before
 * @param url the page's whole address
 * @param lang language of both pages
 */
export function redirectPage(path: string, url: string, lang: string): string {
  const [to, canonical] = [escapeHtml(path), escapeHtml(url)];
  return [
    '<!doctype html>',
    `<html lang="${lang}">`,
    '<meta charset="utf-8">',
    `<title>${to}</title>`,
    `<link rel="canonical" href="${canonical}" data-path="${to}">`,
    `<script>${SCRIPT}</script>`,
    `<meta http-equiv="refresh" content="0; url=${to}">`,
    `<p><a href="${to}">${to}</a></p>`,
    '</html>',
    '',
  ].join('\n');
}

/** The new address that a page of {@link redirectPage} leads to; nothing for any other page. */
export function redirectTarget(html: string): string | undefined {
  const [, to] = / data-path="([^"]*)">\n<script>/.exec(html) ?? [];
  return to === undefined ? undefined : unescapeHtml(to);
}
