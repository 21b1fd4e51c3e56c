import { LINKS } from '../../src/lib/links';
import { i18nConfig, localePath, LOCALES } from '../../config/locales';
import { ARCHIVES } from '../../config/versions';
import { themeLabel } from './support/messages';
import { GUIDE, MARKDOWN_PAGE, openMenu, openPanel, target, withoutSlash } from './support/shell';
import { ENV } from './support/env';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

const { localeConfigs = {} } = i18nConfig(ENV);

function label(site: Site, english: string): string {
  return themeLabel(site.locale, 'navbar', `item.label.${english}`, english);
}

async function expectExternalMenu(site: Site, name: string, hrefs: string[]): Promise<void> {
  await site.open('');
  const links = await openMenu(site.page, label(site, name));
  await expect(links).toHaveCount(hrefs.length);
  for (const [index, href] of hrefs.entries()) {
    await expect(links.nth(index)).toHaveAttribute('href', href);
    await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
  }
}

eachLocale((locale) => {
  test('2.1, 2.3 The docs and their index are served from the root of each language’s base path', async ({
    site,
    page,
  }) => {
    await site.open('');
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', localeConfigs[locale]?.htmlLang ?? '');
    await expect(html).toHaveAttribute('dir', localeConfigs[locale]?.direction ?? '');
    await expect(html).toHaveClass(/docs-version-current.* docs-doc-id-index/);
  });

  test('2.1 Language switching builds the same page path', async ({ site, page }) => {
    await site.open(`${GUIDE}?mode=ios`);
    const links = await openMenu(page, localeConfigs[locale]?.label ?? '');
    for (const [index, other] of LOCALES.entries()) {
      await expect(links.nth(index)).toHaveText(localeConfigs[other]?.label ?? '');
      expect(await target(links.nth(index))).toBe(
        `${site.root}${localePath(other)}${GUIDE}?mode=ios`,
      );
    }
    const other = LOCALES.find((name) => name !== locale) ?? locale;
    await links.filter({ hasText: localeConfigs[other]?.label ?? '' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other);
    await expect(page.locator('html')).toHaveClass(new RegExp(`docs-doc-id-${GUIDE}`));
  });

  test('2.2 Guide, Components, CLI and Native', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    const items = { Guide: '', Components: 'components', CLI: 'cli', Native: 'native' };
    for (const [english, route] of Object.entries(items)) {
      const link = page.locator('.navbar').getByRole('link', {
        name: label(site, english),
        exact: true,
      });
      expect(await target(link)).toBe(withoutSlash(site.path(route)));
      await link.click();
      await expect(link).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('main h1')).toBeVisible();
      expect(withoutSlash(new URL(page.url()).pathname)).toBe(withoutSlash(site.path(route)));
    }
  });

  test('2.2 A call to action leads to the upgrade guide for v8', async ({ site, page }) => {
    await site.open('');
    const link = page.locator('.navbar .navbar-cta');
    await expect(link).toHaveText(label(site, 'Upgrade to v8'));
    await link.click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-updating\/8-0/);
    expect(new URL(page.url()).pathname).toBe(site.path('updating/8-0'));
  });

  test('2.2 Version dropdown: v8, v7, archives, v4 and v3 in new tabs, and what Ionic 9 changes', async ({
    site,
    page,
  }) => {
    await site.open(GUIDE);
    const links = await openMenu(page, 'v8');
    const archives = ARCHIVES.map(({ label: name }) => name);
    await expect(links).toHaveText(['v8', 'v7', ...archives, /Ionic 9/]);
    expect(await target(links.last())).toBe(site.path('updating/9-0'));
    expect(await target(links.nth(0))).toBe(site.path(GUIDE));
    expect(await target(links.nth(1))).toBe(site.path(`v7/${GUIDE}`));
    for (const [index, { href, newTab }] of ARCHIVES.entries()) {
      const link = links.nth(index + 2);
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('target', newTab ? '_blank' : '_self');
    }
    expect(ARCHIVES.filter(({ newTab }) => newTab).map(({ label: name }) => name)).toEqual([
      'v4',
      'v3',
    ]);
  });

  test('A menu opens by a bare click, and by hovering, and Escape closes it either way', async ({
    site,
    page,
  }) => {
    await site.open(GUIDE);
    const address = page.url();
    for (const name of ['v8', label(site, 'Community'), localeConfigs[locale]?.label ?? '']) {
      const button = page.locator('.navbar .dropdown > .navbar__link', { hasText: name });
      const links = button.locator('+ .dropdown__menu a');
      // As assistive technology sends it: no pointer, no key
      await button.evaluate((element) => (element as HTMLElement).click());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
      await button.hover();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Escape');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(links.first()).toBeHidden();
      await page.mouse.move(0, 400);
      await button.hover();
      // Whoever clicks a menu that hovering has opened wants it open
      await button.click();
      await page.mouse.move(0, 400);
      await expect(links.first()).toBeVisible();
      // Below the longest of them
      await page.mouse.click(640, 600);
      await expect(links.first()).toBeHidden();
    }
    expect(page.url()).toBe(address);
  });

  test('Arrow keys go along the navbar and through an open menu', async ({ site, page }) => {
    await site.open(GUIDE);
    const community = page.locator('.navbar .dropdown > .navbar__link', {
      hasText: label(site, 'Community'),
    });
    const support = page.locator('.navbar .dropdown > .navbar__link', {
      hasText: label(site, 'Support'),
    });
    const links = community.locator('+ .dropdown__menu a');
    await community.focus();
    await page.keyboard.press('ArrowRight');
    await expect(support).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('End');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(community).toBeFocused();
    await page.keyboard.press('Home');
    await expect(page.locator('.navbar__brand')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(
      page.locator('.navbar').getByRole('link', { name: label(site, 'Guide'), exact: true }),
    ).toBeFocused();
  });

  test('2.2 Community menu: hub, forum, meetups, blog, social', async ({ site }) => {
    const { communityHub, forum, meetups, companyBlog, social } = LINKS;
    await expectExternalMenu(site, 'Community', [
      communityHub,
      forum,
      meetups,
      companyBlog,
      social,
    ]);
  });

  test('2.2 Support menu: help center, customer support, enterprise advisory', async ({ site }) => {
    const { helpCenter, customerSupport, advisory } = LINKS;
    await expectExternalMenu(site, 'Support', [helpCenter, customerSupport, advisory]);
  });

  test('2.2 Locale dropdown with an extra Translate link', async ({ site, page }) => {
    await site.open('');
    const links = await openMenu(page, localeConfigs[locale]?.label ?? '');
    await expect(links).toHaveCount(LOCALES.length + 1);
    const href = await links.last().getAttribute('href');
    expect(href).toBe(site.path(LINKS.translate.slice(1)));
    await links.last().click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-contributing\/how-to-contribute/);
  });

  test('2.2 Icon links to a social site, a chat community and the source repository', async ({
    site,
    page,
  }) => {
    await site.open('');
    const icons = page.locator('.navbar .navbar-icon');
    const hrefs = [LINKS.social, LINKS.chat, LINKS.source];
    await expect(icons).toHaveCount(hrefs.length);
    for (const [index, href] of hrefs.entries()) {
      await expect(icons.nth(index)).toHaveAttribute('href', href);
      await expect(icons.nth(index)).toHaveAccessibleName(/\S/);
      await expect(icons.nth(index)).toBeVisible();
    }
  });

  test('2.2 The navbar hides on scroll', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    const navbar = page.locator('.navbar').first();
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    await page.mouse.wheel(0, 600);
    await expect(navbar).not.toBeInViewport();
    await page.mouse.wheel(0, -300);
    await expect(navbar).toBeInViewport({ ratio: 0.99 });
  });

  test(
    'Nothing in the navbar lies over something else, in large letters either',
    byNight(true),
    async ({ site, page }) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send('Page.enable');
      const overlaps = (): Promise<string[]> =>
        page.locator('.navbar__inner').evaluate((bar) => {
          const items = [
            ...bar.querySelectorAll(
              '.navbar__brand, .navbar__item, .navbar__items--right > :not(.navbar__item) button',
            ),
          ]
            .map((item) => ({
              text: (item as HTMLElement).innerText,
              box: item.getBoundingClientRect(),
            }))
            .filter(({ box }) => box.width > 0);
          if (items.length < 10) return [`only ${items.length} items are shown`];
          const over = (a: DOMRect, b: DOMRect): boolean =>
            a.right > b.left + 1 && a.left < b.right - 1 && a.bottom > b.top && a.top < b.bottom;
          return items.flatMap((a, at) =>
            items.slice(at + 1).flatMap((b) => (over(a.box, b.box) ? `${a.text} | ${b.text}` : [])),
          );
        });
      for (const standard of [16, 18, 20, 24, 28]) {
        await browser.send('Page.setFontSizes', { fontSizes: { standard } });
        await site.open(GUIDE);
        for (const width of [997, 1100, 1280, 1440, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          expect(await overlaps(), `${width} px, letters of ${standard} px`).toEqual([]);
          const { right } = await page
            .locator('.navbar__items--right')
            .evaluate((group) => group.getBoundingClientRect().toJSON() as DOMRect);
          expect(right, `${width} px, letters of ${standard} px`).toBeLessThanOrEqual(width);
        }
      }
    },
  );

  test('2.2, 9 The logo is 139 by 28', async ({ site, page }) => {
    await site.open('');
    const logo = page.locator('.navbar .navbar__logo img:visible');
    await expect(logo).toHaveCount(1);
    expect(await logo.boundingBox()).toMatchObject({ width: 139, height: 28 });
    await expect(logo).toHaveJSProperty('complete', true);
    expect(await target(page.locator('.navbar a.navbar__brand'))).toBe(withoutSlash(site.base));
  });

  test('2.2 On mobile widths the navigation is a toggled panel', async ({ site, page }) => {
    await page.setViewportSize(VIEWPORT.phone);
    await site.open('');
    const guide = { name: label(site, 'Guide'), exact: true };
    await expect(page.getByRole('link', guide)).toBeHidden();
    const panel = await openPanel(site);
    // The landing page has no sidebar: the panel opens with the main menu.
    await expect(panel.getByRole('link', guide)).toBeInViewport();
    await expect(panel.getByRole('link', { name: label(site, 'Native') })).toBeInViewport();
  });
}, 'by night');
