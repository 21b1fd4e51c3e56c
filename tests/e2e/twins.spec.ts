/** The Markdown twins of the built pages, and the lists of them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { twinPath } from '../../plugins/markdown-export/types';
import { ROOT } from '../../scripts/lib/run';
import { VERSIONS } from '../../src/site/versions';
import { leftovers } from './support/leftovers';
import { sitemapRoutes, unlistedRoutes } from './support/routes';
import { eachLocale, expect, test, type Site } from './support/test';

const BUILD = join(ROOT, 'build');

/** Classes of the root element of pages that have a twin. */
const WITH_TWIN = /<html[^>]* class="[^"]*\b(?:docs-doc-page|blog-post-page)\b/;
const ALTERNATE = /<link[^>]* type="?text\/markdown"?[^>]*>/;

/** A built file of the path that a browser asks for, below that of the default language. */
function built(site: Site, path: string): string {
  const file = join(BUILD, path.slice(site.root.length));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

async function pagesWithTwin(request: APIRequestContext, site: Site): Promise<Map<string, string>> {
  const routes = [...(await sitemapRoutes(request, site)), ...unlistedRoutes()];
  const pages = routes.map((route): [path: string, html: string] => {
    const path = site.path(route);
    return [path, built(site, `${path}${path.endsWith('/') ? '' : '/'}index.html`)];
  });
  return new Map(pages.filter(([, html]) => WITH_TWIN.test(html)));
}

eachLocale(() => {
  test('Every page and every post has a twin, which its head names, without a tag outside of code', async ({
    site,
    request,
  }) => {
    const pages = await pagesWithTwin(request, site);
    expect(pages.size).toBeGreaterThan(500);
    const problems = [...pages].flatMap(([path, html]) => {
      const twin = twinPath(path);
      const [link] = ALTERNATE.exec(html) ?? [];
      const text = built(site, twin);
      return [
        ...(link?.includes(`href=${twin}`) ? [] : [`${path}: its head names ${link}`]),
        ...(/^---\ntitle: ".+"\n/.test(text) ? [] : [`${twin}: no front matter`]),
        ...leftovers(text).map((line) => `${twin}: ${line}`),
      ];
    });
    expect(problems).toEqual([]);
  });

  test('Every version has its lists, whose links lead to twins', async ({ site, request }) => {
    for (const { path, label } of VERSIONS) {
      const folder = site.path(path === '' ? '' : `${path}/`);
      const index = await (await request.get(`${folder}llms.txt`)).text();
      expect(index).toMatch(new RegExp(`^# .* ${label}\n\n> `));
      const links = [...index.matchAll(/\]\((\S+\.md)\)/g)].map(([, url = '']) => new URL(url));
      expect(links.length).toBeGreaterThan(200);
      expect(links.filter(({ pathname }) => built(site, pathname) === '').map(String)).toEqual([]);
      const full = built(site, `${folder}llms-full.txt`);
      expect(full.match(/^source: "/gm)?.length).toBe(links.length);
    }
  });

  test('No list of pages for people has a twin in it', async ({ site }) => {
    expect(built(site, site.path('sitemap.xml'))).not.toMatch(/\.md<|llms/);
    const index = built(site, site.path('search-index/docs-default-current.headings.json'));
    expect(index).toContain('api/button');
    expect(index).not.toMatch(/\.md"|llms/);
  });
});
