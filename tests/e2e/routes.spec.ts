import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CURRENT, sourceTree, translatedTree } from '../../src/lib/docs-trees';
import { socialImage } from '../../src/lib/social-image';
import { DEFAULT_LOCALE, localePath, LOCALES } from '../../config/locales';
import { contractPages } from './support/contract-pages';
import { ENV } from './support/env';
import { lastCommit } from './support/history';
import {
  BUILD,
  builtPages,
  builtRoutes,
  headValue,
  sitemapEntries,
  type BuiltPage,
} from './support/routes';
import { GUIDE, MARKDOWN_PAGE, target, withoutSlash } from './support/shell';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

/** Pages that the contract, or a framework that came with version 8, keeps out of the v7 tree. */
const ONLY_CURRENT = [
  /^api\/(?:input-otp|input-password-toggle|picker-column|picker-column-option)$/,
  /^api\/(?:picker-legacy|segment-content|segment-view)$/,
  /^theming\/high-contrast-mode$/,
  /^updating\/[89]-0$/,
  /^angular\/injection-tokens$/,
  /^javascript\/(?:overview|quickstart)$/,
  /^reference\/ai-tools$/,
];

/** Pages of version 7 whose subject has another address in the newest version. */
const RENAMED = new Map([['v7/api/picker', 'api/picker-legacy']]);

function fileOf(locale: string, route: string): string {
  const tree = locale === DEFAULT_LOCALE ? sourceTree(CURRENT) : translatedTree(CURRENT, locale);
  return `${tree}/${route}.mdx`;
}

/** Routes outside the docs trees. */
const NOT_DOCS = /^(?:v7\/)?(?:blog|tags|search)(?:\/|$)|^(?:contributing\/translations|offline)$/;

async function expectNotFound(site: Site, route: string): Promise<void> {
  const response = await site.page.goto(site.path(route));
  expect(response?.status()).toBe(404);
  await site.hydrated();
  await expect(site.page.locator('main h1')).toHaveText(site.text('theme.NotFound.title'));
}

eachLocale(() => {
  test('2.3 The v7 tree under /v7/ has its own landing page', async ({ site, page }) => {
    await site.open('');
    const title = await page.title();
    await site.open('v7/');
    await expect(page.locator('html')).toHaveClass(/docs-version-v7.* docs-doc-id-index/);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.title()).not.toBe(title);
    const starts = page.locator('main a[data-framework]');
    for (const link of await starts.all()) {
      expect(await target(link)).toContain(site.path('v7/'));
    }
  });

  test('2.3 Page routes match exactly', async ({ site }) => {
    await expectNotFound(site, `${MARKDOWN_PAGE}/more`);
  });

  test('2.3 Paths ending in an index page name or .html are normalized', async ({
    site,
    page,
    log,
  }) => {
    await site.open(MARKDOWN_PAGE);
    const title = await page.title();
    log.length = 0;
    await site.open(`${MARKDOWN_PAGE}/index.html`);
    await expect(page).toHaveTitle(title);
    // The file is the page's own, so the app hydrates what the server sent without a complaint.
    expect(log.filter(({ type }) => type !== 'warning')).toEqual([]);
    await site.open(`${MARKDOWN_PAGE}.html`);
    await expect(page).toHaveTitle(title);
  });

  test('2.3 Version differences: what only the current tree has', async ({ site, page }) => {
    await site.open('updating/8-0');
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-updating\/8-0/);
    await expectNotFound(site, 'v7/updating/8-0');
    await site.open('v7/updating/7-0');
    await expect(page.locator('html')).toHaveClass(/docs-version-v7.* docs-doc-id-updating\/7-0/);
  });

  test('2.3 Four sidebars with their landing pages', async ({ site, page }) => {
    const entries = new Set<string>();
    const sidebar = page.locator('.theme-doc-sidebar-menu');
    // The landing page of the guides is what their sidebar begins with, and has none itself
    await site.open('');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(sidebar).toHaveCount(0);
    for (const route of ['', 'components', 'cli', 'native']) {
      await site.open(route === '' ? GUIDE : route);
      await expect(sidebar.locator('a[aria-current="page"]')).toHaveCount(1);
      expect(await target(sidebar.locator('a').first())).toBe(withoutSlash(site.path(route)));
      entries.add((await sidebar.locator('a').allInnerTexts()).join('|'));
      // Those that names are looked up in have a filter, which says how many pages it leaves
      const tools = sidebar.getByRole('button', {
        name: site.text('site.sidebar.filter'),
        exact: true,
      });
      await expect(tools).toHaveCount(route === '' ? 0 : 1);
      if (route !== 'components') continue;
      await tools.click();
      const filter = sidebar.getByLabel(site.text('site.sidebar.filter'), { exact: true });
      await expect(filter).toBeFocused();
      const all = await sidebar.locator('a[href*="/api/"]').count();
      const [, many = ''] = site.text('site.sidebar.count').split('|');
      await filter.fill('item');
      await expect(sidebar.locator('a[href$="/api/item-sliding"]')).toBeVisible();
      await expect(sidebar.locator('a[href$="/api/modal"]')).toHaveCount(0);
      const left = await sidebar.locator('a[href*="/api/"]').count();
      const said = (many || site.text('site.sidebar.count')).replace('{count}', String(left));
      await expect(sidebar.locator('output')).toHaveText(said);
      // What no page is called may stand in one
      await filter.fill('snackbar');
      await expect(
        sidebar.getByRole('link', {
          name: site.text('site.search.searchFor', { words: 'snackbar' }),
        }),
      ).toHaveAttribute('href', `${site.path('search')}?q=snackbar`);
      await filter.fill('');
      await expect(sidebar.locator('a[href*="/api/"]')).toHaveCount(all);
      // A page far down the list is in view again when the filter is emptied
      await site.open('api/input-otp');
      await tools.click();
      await filter.fill('modal');
      await filter.fill('');
      await expect(sidebar.locator('a[aria-current="page"]')).toBeInViewport({ ratio: 1 });
    }
    expect(entries.size).toBe(4);
  });

  test(
    'The index of components: its filter leaves what matches, in the contents too, and marks it',
    byNight(true),
    async ({ site, page }) => {
      await site.open('api');
      const filter = page.getByLabel(site.text('site.index.filter'), { exact: true });
      await filter.fill('ionBreakpointDidChange');
      const contents = page.locator('.table-of-contents a:visible');
      await expect(contents).toHaveText(['ion-modal']);
      await expect(page.locator('.ref-index-item:visible h2')).toHaveText([/ion-modal/]);
      expect(
        await page.evaluate(() => [...(CSS.highlights.get('index-match') ?? [])].map(String)),
      ).toEqual(['ionBreakpointDidChange']);
      await filter.fill('qqq');
      await expect(contents).toHaveCount(0);
      await expect(page.getByText(site.text('site.index.none'))).toBeVisible();
    },
  );

  test('2.3 Breadcrumbs are enabled', async ({ site, page }) => {
    await site.open(GUIDE);
    const crumbs = page.getByRole('navigation', {
      name: site.text('theme.docs.breadcrumbs.navAriaLabel'),
    });
    await expect(crumbs.locator('li')).not.toHaveCount(0);
    await expect(crumbs.locator('li').last()).toHaveText(
      (await page.locator('main h1').innerText()).trim(),
    );
    expect(await target(crumbs.locator('a').first())).toBe(withoutSlash(site.base));
  });

  test('The breadcrumbs of the narrowest phone are a group that can be read', async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const route of [GUIDE, 'utilities/animations', 'api/button', 'api/item-option']) {
      await site.open(route);
      const links = page.locator('.theme-doc-breadcrumbs .breadcrumbs__link:visible');
      await expect(links, route).toHaveCount(1);
      const hidden = await links.evaluateAll((all) =>
        all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      );
      expect(hidden, route).toEqual([0]);
    }
  });

  test('2.3 The sidebar is not hideable and categories are not auto-collapsed', async ({
    site,
    page,
  }) => {
    await site.open(GUIDE);
    const hide = site.text('theme.docs.sidebar.collapseButtonTitle');
    await expect(page.getByRole('button', { name: hide })).toHaveCount(0);
    const categories = page.locator('.theme-doc-sidebar-menu > .theme-doc-sidebar-item-category');
    // Its own button; there are categories within categories
    const button = (expanded: boolean): string =>
      `:scope > .menu__list-item-collapsible [aria-expanded="${expanded}"]`;
    const open = categories.filter({ has: page.locator(button(true)) });
    const closed = categories.filter({ has: page.locator(button(false)) });
    const before = await open.count();
    for (let opened = 1; opened <= 2; opened += 1) {
      await closed.first().locator('[aria-expanded]').first().click();
      await expect(open).toHaveCount(before + opened);
    }
  });

  test('2.3 A blog sidebar groups posts by year', async ({ site, page }) => {
    await site.open('blog');
    const sidebar = page.getByRole('navigation', {
      name: site.text('theme.blog.sidebar.navAriaLabel'),
    });
    const years = sidebar.getByRole('group');
    const texts = await years.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel ?? ''));
    expect(texts.length).toBeGreaterThan(2);
    expect(texts).toEqual([...texts].sort().reverse());
    for (const text of texts) expect(text).toMatch(/^20\d\d$/);
    expect(await sidebar.getByRole('link').count()).toBeGreaterThanOrEqual(texts.length);
  });
}, 'by night');

// What the files of a language are alone read for
eachLocale(() => {
  test('2.3 Topic families are present in both trees', ({ site }) => {
    const routes = builtRoutes(site)
      .filter((route) => !NOT_DOCS.test(route))
      .map(withoutSlash);
    const current = routes.filter((route) => !/^v7(?:\/|$)/.test(route));
    const older = routes.flatMap((route) => /^v7(?:\/(.*))?$/.exec(route)?.slice(1) ?? []);
    const shared = current.filter((route) => !ONLY_CURRENT.some((only) => only.test(route)));
    expect(older.map((route) => route ?? '').sort()).toEqual(shared.sort());
  });

  test('2.3 Pages without a sidebar', async ({ site, page }) => {
    const withoutSidebar = contractPages().filter(({ sidebar }) => sidebar === undefined);
    expect(withoutSidebar.length).toBeGreaterThan(20);
    for (const { route } of withoutSidebar) {
      const answer = await page.request.get(site.path(route));
      expect(answer.status(), route).toBe(200);
      const html = await answer.text();
      expect(html, route).toContain('theme-doc-markdown');
      expect(html, route).not.toContain('theme-doc-sidebar-container');
    }
    await site.open(withoutSidebar[0]?.route ?? '');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
  });

  test('2.3 Page types have classes', async ({ site, request }) => {
    const routes = builtRoutes(site);
    const first = (pattern: RegExp): string => {
      const route = routes.find((name) => pattern.test(name));
      if (route === undefined) throw new Error(`no route matches ${pattern}`);
      return route;
    };
    const types = {
      blog: 'blog-list-page',
      [first(/^blog\/(?!tags|authors|archive)./)]: 'blog-post-page',
      'blog/tags': 'blog-tags-list-page',
      [first(/^blog\/tags\/./)]: 'blog-tags-post-list-page',
      'blog/authors': 'blog-authors-list-page',
      [first(/^blog\/authors\/./)]: 'blog-authors-posts-page',
      [GUIDE]: 'docs-doc-page',
      tags: 'docs-tags-list-page',
      [first(/^tags\/./)]: 'docs-tags-doc-list-page',
    };
    for (const [route, name] of Object.entries(types)) {
      const html = await (await request.get(site.path(route))).text();
      expect(/<html[^>]*\bclass="([^"]*)"/.exec(html)?.[1]?.split(' '), route).toContain(name);
    }
  });

  test('Search engines are told which page stands for each, and every page has a picture', async ({
    site,
    request,
  }) => {
    const pages = builtPages(site);
    const address = (route: string): string => new URL(site.path(route), ENV.siteUrl).href;
    const canonicalOf = ({ head }: BuiltPage): string | undefined =>
      headValue(head, 'rel="?canonical', 'href');
    const own = pages.filter((page) => canonicalOf(page) === address(page.route));
    const addresses = new Set(own.map(({ route }) => address(route)));
    for (const page of pages) {
      // Another page stands for this one: the same of the newest version, which stands for itself
      const canonical = canonicalOf(page) ?? '';
      expect(addresses, page.route).toContain(canonical);
      const isOwn = canonical === address(page.route);
      const subject = RENAMED.get(page.route) ?? page.route.replace(/^v7\//, '');
      const standing = isOwn ? page.route : subject;
      expect(canonical, page.route).toBe(address(standing));
      // Its languages are those of the page that stands for it, or search engines heed neither
      for (const locale of LOCALES) {
        expect(headValue(page.head, `hreflang="?${locale}\\b`, 'href'), page.route).toBe(
          new URL(`${site.root}${localePath(locale)}${standing}`, ENV.siteUrl).href,
        );
      }
      // Who shares it shares this very page
      expect(headValue(page.head, 'property="?og:url"?', 'content'), page.route).toBe(
        address(page.route),
      );
    }
    for (const { route, head } of pages) {
      const image = headValue(head, 'property="?og:image"?', 'content') ?? '';
      const { pathname } = new URL(image);
      const file = join(BUILD, pathname.slice(site.root.length));
      expect(existsSync(file) && statSync(file).size, route).toBeGreaterThan(1000);
      const isArticle = /<html[^>]*\b(?:docs-doc-page|blog-post-page)\b/.test(head);
      expect(image.endsWith(`/${socialImage(route)}`), route).toBe(isArticle);
    }
    const listed = own.filter(
      ({ head }) =>
        /<html[^>]*\b(?:docs-doc-page|blog-post-page|blog-list-page)\b/.test(head) &&
        !/\bnoindex\b/.test(headValue(head, 'name="?robots', 'content') ?? ''),
    );
    const entries = await sitemapEntries(request, site);
    expect(entries.map(({ route }) => route).sort()).toEqual(
      listed.map(({ route }) => route).sort(),
    );
    expect(entries.find(({ route }) => route === GUIDE)?.lastmod).toBe(
      lastCommit(fileOf(site.locale, GUIDE)),
    );
  });
});
