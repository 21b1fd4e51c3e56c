/** The Markdown copies of the built pages, and the lists of them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyPath } from '../../plugins/markdown/types';
import { DEFAULT_LOCALE } from '../../config/locales';
import { VERSIONS } from '../../config/versions';
import { ENV } from './support/env';
import { leftovers } from './support/leftovers';
import { BUILD, builtPages, headValue } from './support/routes';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

/** Classes of the root element of pages that have a Markdown copy. */
const WITH_COPY = /<html[^>]* class="[^"]*\b(?:docs-doc-page|blog-post-page)\b/;

/** A built file of the path that a browser asks for, below that of the default language. */
function built(site: Site, path: string): string {
  const file = join(BUILD, path.slice(site.root.length));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

eachLocale((locale) => {
  test('Every page and every post has a Markdown copy, which its head names, without a tag outside of code', ({
    site,
  }) => {
    const pages = builtPages(site).filter(({ head }) => WITH_COPY.test(head));
    expect(pages.length).toBeGreaterThan(500);
    const problems = pages.flatMap(({ route, head }) => {
      const path = copyPath(site.path(route));
      const named = headValue(head, 'text/markdown', 'href');
      const text = built(site, path);
      return [
        ...(named === path ? [] : [`${site.path(route)}: its head names ${named}`]),
        ...(/^---\ntitle: ".+"\n/.test(text) ? [] : [`${path}: no front matter`]),
        ...leftovers(text).map((line) => `${path}: ${line}`),
      ];
    });
    expect(problems).toEqual([]);
  });

  test('Every version has its lists, whose links lead to Markdown copies', async ({
    site,
    request,
  }) => {
    for (const { path, label } of VERSIONS) {
      const folder = site.path(path === '' ? '' : `${path}/`);
      const index = await (await request.get(`${folder}llms.txt`)).text();
      expect(index).toMatch(new RegExp(`^# .* ${label}\n\n> `));
      const links = [...index.matchAll(/\]\((\S+\.md)\)/g)].map(([, url = '']) => new URL(url));
      expect(links.length).toBeGreaterThan(200);
      expect(links.filter(({ pathname }) => built(site, pathname) === '').map(String)).toEqual([]);
      const full = built(site, `${folder}llms-full.txt`);
      // The page about AI tools shows the front matter of an English page
      const sources = full.match(new RegExp(`^language: "${site.locale}"\nsource: ".+"$`, 'gm'));
      expect(new Set(sources).size).toBe(links.length);
    }
  });

  test('No list of pages for people has a Markdown copy in it', async ({ site }) => {
    expect(built(site, site.path('sitemap.xml'))).not.toMatch(/\.md<|llms/);
    const index = built(site, site.path('search-index/docs-default-current.headings.json'));
    const { pages } = JSON.parse(index) as { pages: [address: string][] };
    const addresses = pages.map(([address]) => address);
    expect(addresses).toContain('api/button');
    expect(addresses.filter((address) => /\.(?:md|txt)$/.test(address))).toEqual([]);
  });

  test(
    'The menu of a page copies it, shows it, and opens it in an assistant, with the keyboard',
    byNight(locale !== DEFAULT_LOCALE),
    async ({ site, page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await site.open('api/button');
      const path = site.path('api/button.md');
      const button = page.getByRole('button', { name: site.text('site.markdownCopy.menu') });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      const view = page.getByRole('link', { name: site.text('site.markdownCopy.view') });
      await expect(view).toHaveAttribute('href', path);
      for (const name of ['ChatGPT', 'Claude']) {
        const link = page.getByRole('link', {
          name: site.text('site.markdownCopy.open', { name }),
        });
        const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
        expect(searchParams.get('q')).toContain(`${new URL(path, ENV.siteUrl).href} `);
        await expect(link).toHaveAttribute('target', '_blank');
      }
      await page.keyboard.press('Tab');
      const copy = page.getByRole('button', {
        name: site.text('site.markdownCopy.copy'),
        exact: true,
      });
      await expect(copy).toBeFocused();
      await page.keyboard.press('Enter');
      const copied = page
        .getByRole('status')
        .filter({ hasText: site.text('site.markdownCopy.copied') });
      await expect(copied).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(built(site, path));
      await page.keyboard.press('Escape');
      await expect(button).toBeFocused();
      await expect(view).toHaveCount(0);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      // On a phone too, with all of the list in the window; on paper the address stands there
      await page.setViewportSize(VIEWPORT.phone);
      await button.click();
      await expect(view).toBeInViewport({ ratio: 1 });
      const address = page.getByText(new URL(site.path('api/button'), ENV.siteUrl).href, {
        exact: true,
      });
      await expect(address).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(address).toBeVisible();
      await expect(button).toBeHidden();
    },
  );
});
