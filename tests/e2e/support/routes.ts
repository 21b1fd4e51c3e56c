import type { APIRequestContext } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import matter from 'gray-matter';
import { expect, type Site } from './test';

const ROOT = resolve(__dirname, '../../..');

/** Folders of the docs trees, and the routes they are served under. */
const DOCS = [
  { folder: 'docs', prefix: '' },
  { folder: 'versioned_docs/version-v7', prefix: 'v7/' },
];

/** Routes of the docs pages that no sitemap lists. */
export function unlistedRoutes(): string[] {
  return DOCS.flatMap(({ folder, prefix }) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => matter(readFileSync(path, 'utf8')).data.unlisted === true)
      .map((path) => `${prefix}${path.slice(join(ROOT, folder).length + 1, -'.mdx'.length)}`),
  );
}

/** The routes that a language's sitemap lists, without the base path; the landing page is empty. */
export async function sitemapRoutes(request: APIRequestContext, site: Site): Promise<string[]> {
  const response = await request.get(site.path('sitemap.xml'));
  expect(response.ok()).toBe(true);
  const xml = await response.text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(20);
  return paths.map((path) => {
    expect(path.startsWith(site.base)).toBe(true);
    return path.slice(site.base.length);
  });
}
