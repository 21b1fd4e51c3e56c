import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Policy } from '../../src/lib/csp';
import type { HostRedirects } from './redirects';
import { DEFAULT_LOCALE, LOCALES } from '../../config/locales';

/** A built site, as far as the files for its host need to know it. */
export interface HostedSite {
  /** Path that the site is served under, with slashes at both ends. */
  baseUrl: string;
  /** Policy of all pages but the live demos. */
  policy: Policy;
  /**
   * Paths at the root of each locale's folder, below the base path: what a rule for "everything but the
   * demos" has to list.
   */
  entries: readonly { path: string; isFolder: boolean }[];
  /** Addresses of earlier editions. */
  redirects: HostRedirects;
  /** Locales' own not-found pages, by the path of their site; a site with the hash router has none. */
  notFound: Readonly<Record<string, string>>;
  /** Whether its pages are there in Markdown too; those of a site with the hash router are not. */
  hasMarkdownCopies: boolean;
}

/**
 * What a built site has at the root of each locale's folder, sorted.
 *
 * @param dir folder with the built site
 */
export function entriesOf(dir: string): HostedSite['entries'] {
  const others: readonly string[] = LOCALES.filter((name) => name !== DEFAULT_LOCALE);
  const below = (folder: string) =>
    existsSync(join(dir, folder))
      ? readdirSync(join(dir, folder), { withFileTypes: true })
          .filter(({ name }) => folder !== '' || !others.includes(name))
          .map((entry) => ({ path: `${folder}${entry.name}`, isFolder: entry.isDirectory() }))
      : [];
  const localized = others.flatMap((name) => [
    { path: name, isFolder: false },
    { path: `${name}/`, isFolder: false },
    ...below(`${name}/`),
  ]);
  return [...below(''), ...localized].sort((a, b) => a.path.localeCompare(b.path));
}

/**
 * The not-found page of each locale that has one, under the path of its site, in the order of `localePaths`.
 *
 * @param dir folder with the built site
 */
export function notFoundPages(dir: string, baseUrl: string): HostedSite['notFound'] {
  const pages = localePaths(baseUrl).map((path) => [path, `${path}404.html`] as const);
  const isBuilt = (page: string) => existsSync(join(dir, page.slice(baseUrl.length)));
  return Object.fromEntries(pages.filter(([, page]) => isBuilt(page)));
}

/** Paths of the locales' own sites, the default one last: its path is the beginning of all others. */
export function localePaths(baseUrl: string): string[] {
  const others = LOCALES.filter((name) => name !== DEFAULT_LOCALE);
  return [...others.map((name) => `${baseUrl}${name}/`), baseUrl];
}
