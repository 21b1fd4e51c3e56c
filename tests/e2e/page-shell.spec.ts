import { ENV } from './support/env';
import { LINKS } from '../../src/lib/links';
import { announcementBar } from '../../config/announcement';
import { LOCALE_SETTINGS } from '../../config/locales';
import { VERSIONS } from '../../config/versions';
import { footer as footerOf } from '../../config/footer';
import { lastCommit } from './support/history';
import { themeLabel } from './support/messages';
import { changeMetadata } from './support/scripts';
import { COMPONENTS_PAGE, GUIDE, MARKDOWN_PAGE, pageMarker, target } from './support/shell';
import { byNight, eachLocale, expect, test, VIEWPORT } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

const SITE_TITLE = 'Ionic Docs';
const footer = footerOf(ENV);

eachLocale((locale) => {
  test('2.4 A skip link leads to the main content', async ({ site, page }) => {
    await site.open(GUIDE);
    const link = page.getByRole('link', { name: site.text('theme.common.skipToMainContent') });
    await expect(link).not.toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    await page.keyboard.press('Enter');
    // The target leaves the tab order again: what counts is where the next Tab leads.
    await page.keyboard.press('Tab');
    const inside = page.locator('[class*="mainWrapper"] :focus, main :focus');
    await expect(inside.first()).toBeVisible();
  });

  test('2.4 An announcement bar stands above the navbar', async ({ site, page }) => {
    await site.open('');
    const bar = page.locator('.theme-announcement-bar');
    const expected =
      announcementBar({
        env: ENV,
        versions: VERSIONS,
        locales: LOCALE_SETTINGS,
        locale,
      }).content?.replace(/<[^>]+>/g, '') ?? '';
    await expect(bar).toHaveText(expected);
    const [above, below] = [await bar.boundingBox(), await page.locator('.navbar').boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    await bar.getByRole('link').click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-updating\/8-0/);
    expect(new URL(page.url()).pathname).toBe(site.path('updating/8-0'));
  });

  test('2.4 Page title: trimmed page title, delimiter, site title', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    const heading = (await page.locator('main h1').innerText()).trim();
    await expect(page).toHaveTitle(`${heading} | ${SITE_TITLE}`);
    const social = page.locator('meta[property="og:title"]');
    await expect(social).toHaveAttribute('content', `${heading} | ${SITE_TITLE}`);
    await site.open(`v7/${MARKDOWN_PAGE}`);
    const older = (await page.locator('main h1').innerText()).trim();
    await expect(page).toHaveTitle(`${older} (v7) | ${SITE_TITLE}`);
    await expect(social).toHaveAttribute('content', `${older} (v7) | ${SITE_TITLE}`);
    const marker = pageMarker(site, MARKDOWN_PAGE);
    await changeMetadata(page, marker, { title: '  Spaces around  ' });
    await site.open(MARKDOWN_PAGE);
    await expect(page).toHaveTitle(`Spaces around | ${SITE_TITLE}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await changeMetadata(page, marker, { title: '  ' });
    await site.open(MARKDOWN_PAGE);
    await expect(page).toHaveTitle(SITE_TITLE);
  });

  test('2.4 A banner tells about a wrong base URL', async ({ site, page, baseURL }) => {
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await site.open('');
    await expect(banner).toHaveCount(0);
    const { origin } = new URL(baseURL ?? '');
    const moved = `${origin}/moved/`;
    await page.route(moved, async (route) => {
      const response = await page.request.get(`${origin}${site.base}`);
      await route.fulfill({ response });
    });
    // A site that moved without its base path finds none of its files.
    await page.route(/\/assets\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(moved);
    await expect(banner).toBeVisible();
    await expect(banner).toContainText(site.base);
    await expect(banner).toContainText('/moved/');
  });

  test('2.4 Draft banner, in development only', async ({ site, page }) => {
    const banner = page.locator('.theme-draft-banner');
    await site.open(MARKDOWN_PAGE);
    await expect(banner).toHaveCount(0);
    // A production build has no drafts, so the page is made one on its way here.
    const draft = { frontMatter: { draft: true } };
    await changeMetadata(page, pageMarker(site, MARKDOWN_PAGE), draft);
    await site.open(MARKDOWN_PAGE);
    await expect(banner).toContainText(site.text('theme.contentVisibility.draftBanner.title'));
    await expect(banner).toContainText(site.text('theme.contentVisibility.draftBanner.message'));
  });

  test('2.4 Unlisted banner', async ({ site, page, request }) => {
    await site.open(MARKDOWN_PAGE);
    const banner = page.locator('.theme-unlisted-banner');
    await expect(banner).toContainText(site.text('theme.contentVisibility.unlistedBanner.title'));
    await expect(banner).toContainText(site.text('theme.contentVisibility.unlistedBanner.message'));
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const sitemap = await (await request.get(site.path('sitemap.xml'))).text();
    expect(sitemap).not.toContain(MARKDOWN_PAGE);
    await site.open(GUIDE);
    await expect(banner).toHaveCount(0);
  });

  test('2.4 Footer: light style, links in columns, copyright', async ({ site, page }) => {
    await site.open(GUIDE);
    const element = page.locator('footer.theme-layout-footer');
    await expect(element).not.toHaveClass(/footer--dark/);
    const columns = element.locator('.theme-layout-footer-column');
    await expect(columns).toHaveCount(footer.links?.length ?? 0);
    for (const [index, column] of (footer.links ?? []).entries()) {
      const title = String(column.title);
      const items = 'items' in column && Array.isArray(column.items) ? column.items : [];
      await expect(columns.nth(index)).toContainText(
        themeLabel(locale, 'footer', `link.title.${title}`, title),
      );
      await expect(columns.nth(index).getByRole('link')).toHaveCount(items.length);
    }
    const components = element.getByRole('link', {
      name: themeLabel(locale, 'footer', 'link.item.label.Components', 'Components'),
    });
    expect(await target(components)).toBe(site.path('components'));
    await expect(element).toContainText(
      themeLabel(locale, 'footer', 'copyright', footer.copyright ?? ''),
    );
  });

  test('The end of a page says when it changed, who works on it, and where to report a problem', async ({
    site,
    page,
  }) => {
    await site.open(`v7/${GUIDE}?framework=vue`);
    const end = page.locator('.theme-doc-footer');
    const file = `${locale === 'en' ? 'versioned_docs' : 'i18n/ja/docusaurus-plugin-content-docs'}/version-v7/${GUIDE}.mdx`;
    await expect(end.getByRole('link', { name: site.text('site.page.history') })).toHaveAttribute(
      'href',
      `${LINKS.repository}/commits/main/${file}`,
    );
    const change = lastCommit(file);
    await expect(end.locator('time')).toHaveCount(change === undefined ? 0 : 1);
    if (change !== undefined) {
      await expect(end.locator('time')).toHaveAttribute('datetime', new RegExp(`^${change}T`));
    }
    const report = end.getByRole('link', { name: site.text('site.page.report') });
    await expect(report).toHaveAttribute('href', LINKS.newIssue);
    await page.context().route(`${LINKS.newIssue}**`, (route) => route.fulfill({ body: '' }));
    const [opened] = await Promise.all([page.waitForEvent('popup'), report.click()]);
    await opened.waitForURL(/\/issues\/new\?/);
    const body = new URL(opened.url()).searchParams.get('body');
    expect(body).toContain(`- Page: ${new URL(page.url()).origin}${site.path(`v7/${GUIDE}`)}\n`);
    expect(body).toContain(`- Version: v7\n- Language: ${locale}\n- Framework: vue`);
  });

  test('2.4 External footer links show an external-link icon', async ({ site, page }) => {
    await site.open(GUIDE);
    const footer = page.locator('footer.theme-layout-footer');
    const links = footer.locator('a');
    const outside = footer.locator('a[href^="http"]');
    expect(await outside.count()).toBeGreaterThan(2);
    await expect(outside.locator('svg')).toHaveCount(await outside.count());
    await expect(links.locator('svg')).toHaveCount(await outside.count());
    await expect(footer.locator(`a[href="${LINKS.source}"] svg`)).toBeVisible();
  });

  test('2.4, 9 The table of contents covers levels 2 to 3', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    const entries = page.locator('.table-of-contents a');
    const ids = await page
      .locator('article .markdown :is(h2, h3)[id]')
      .evaluateAll((headings) =>
        headings.map((heading) => heading.id).filter((id) => id !== 'footnote-label'),
      );
    const hrefs = await entries.evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
    );
    expect(hrefs).toEqual(ids);
    expect(hrefs).toContain('deep-headings');
    expect(hrefs).not.toContain('level-four');
  });

  test('2.4 Heading links are titled Direct link to the heading', async ({ site, page }) => {
    // Headings of text alone, and headings with code in them
    for (const route of [COMPONENTS_PAGE, 'api/searchbar']) {
      await site.open(route);
      const headings = page.locator('article .markdown :is(h2, h3)[id]');
      expect(await headings.count()).toBeGreaterThan(5);
      for (const heading of await headings.all()) {
        const link = heading.locator('a.hash-link');
        const text = (await heading.textContent())?.replaceAll('\u200b', '').trim() ?? '';
        await expect(link).toHaveAttribute(
          'title',
          site.text('theme.common.headingLinkTitle', { heading: text }),
        );
        expect(await link.getAttribute('href')).toBe(`#${await heading.getAttribute('id')}`);
      }
    }
  });

  test('Heading links can be reached with the keyboard, and have names', async ({ site, page }) => {
    for (const route of [COMPONENTS_PAGE, 'api/menu-toggle', 'blog/ionic-8-changes']) {
      await site.open(route);
      const links = page.locator('article .hash-link');
      expect(await links.count()).toBeGreaterThan(2);
      for (const link of await links.all()) {
        await expect(link).toHaveAccessibleName((await link.getAttribute('title')) ?? '');
        await link.focus();
        await expect(link).toBeFocused();
        expect(await link.evaluate((element) => (element as HTMLElement).tabIndex)).toBe(0);
      }
    }
  });

  test('Each link that opens a new tab says so', byNight(true), async ({ site, page }) => {
    const words = site.text('theme.IconExternalLink.ariaLabel');
    for (const route of ['', GUIDE, 'native/camera', 'developer-resources/guides', 'blog']) {
      await site.open(route);
      const silent = await page.locator('a[target="_blank"]').evaluateAll(
        (links, text) =>
          links
            .filter((link) => {
              const icon = link.querySelector(':scope > svg')?.getAttribute('aria-label');
              return icon !== text && !getComputedStyle(link, '::after').content.includes(text);
            })
            .map((link) => link.outerHTML.slice(0, 200)),
        words,
      );
      expect(silent).toEqual([]);
    }
  });

  test('The language of a page has a territory, as Open Graph names languages', async ({
    site,
    page,
  }) => {
    await site.open(GUIDE);
    const own = { en: 'en_US', ja: 'ja_JP' };
    const other = { en: 'ja_JP', ja: 'en_US' };
    const value = (name: string) => page.locator(`meta[property="${name}"]`);
    await expect(value('og:locale')).toHaveAttribute('content', own[site.locale]);
    await expect(value('og:locale:alternate')).toHaveAttribute('content', other[site.locale]);
  });
}, 'by night');
