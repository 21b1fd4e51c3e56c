import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { localePath, LOCALES } from '../../../config/locales';
import { unescapeHtml } from '../../../src/lib/html';
import { expect, type Site } from './test';

/** Folder of the built site. */
export const BUILD = resolve(__dirname, '../../../build');

/** Folders of a language's site that hold no pages of it. */
const NOT_PAGES = new Set(['assets', 'demos', 'img', 'search-index', ...LOCALES]);

/** So much of a file has the tags that the app put into its head. */
const HEAD_BYTES = 16_384;

/** A page as its file in the build has it. */
export interface BuiltPage {
  /** Address without the base path, as the page itself gives it; the landing page has an empty one. */
  route: string;
  /** The file as far as {@link HEAD_BYTES}. */
  head: string;
}

function startOf(file: string): string {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const handle = openSync(file, 'r');
  const length = readSync(handle, bytes, 0, HEAD_BYTES, 0);
  closeSync(handle);
  return bytes.toString('utf8', 0, length);
}

/** Value of an attribute in the first tag of the head that has another text in it. */
export function headValue(head: string, tag: string, name: string): string | undefined {
  const [own] = new RegExp(`<(?:link|meta)[^>]*\\b${tag}[^>]*>`).exec(head) ?? [];
  const [, quoted, plain] = new RegExp(`\\b${name}=(?:"([^"]*)"|([^\\s>]*))`).exec(own ?? '') ?? [];
  const value = quoted ?? plain;
  return value === undefined ? undefined : unescapeHtml(value);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.name === 'index.html' ? [path] : [];
  });
}

const known = new Map<string, BuiltPage[]>();

/** All pages that the build has in a language; those at old addresses only lead elsewhere. */
export function builtPages(site: Site): BuiltPage[] {
  const before = known.get(site.base);
  if (before) return before;
  const folder = join(BUILD, localePath(site.locale));
  const files = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      return NOT_PAGES.has(entry.name) ? [] : filesBelow(join(folder, entry.name));
    }
    return entry.name === 'index.html' ? [join(folder, entry.name)] : [];
  });
  const pages = files.flatMap((file) => {
    const head = startOf(file);
    const address = headValue(head, 'og:url', 'content');
    if (address === undefined) return [];
    const { pathname } = new URL(address);
    expect(pathname.startsWith(site.base), file).toBe(true);
    return [{ route: pathname.slice(site.base.length), head }];
  });
  expect(pages.length).toBeGreaterThan(20);
  known.set(site.base, pages);
  return pages;
}

/** The routes of {@link builtPages}. */
export function builtRoutes(site: Site): string[] {
  return builtPages(site).map(({ route }) => route);
}

/** An entry of a sitemap. */
export interface Entry {
  route: string;
  lastmod?: string;
}

/** What a language's sitemap lists, without the base path; the landing page is empty. */
export async function sitemapEntries(request: APIRequestContext, site: Site): Promise<Entry[]> {
  const response = await request.get(site.path('sitemap.xml'));
  expect(response.ok()).toBe(true);
  const xml = await response.text();
  return [...xml.matchAll(/<url><loc>([^<]+)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, address = '', lastmod]) => {
      const { pathname } = new URL(unescapeHtml(address));
      expect(pathname.startsWith(site.base)).toBe(true);
      return { route: pathname.slice(site.base.length), lastmod };
    },
  );
}
