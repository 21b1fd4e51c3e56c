import { hiddenOf, lookAtFocus } from './support/focus';
import { FAMILIES, GUIDE, MARKDOWN_PAGE, openPanel } from './support/shell';
import { themeLabel } from './support/messages';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

test.use({ viewport: VIEWPORT.phone });

function label(site: Site, english: string): string {
  return themeLabel(site.locale, 'navbar', `item.label.${english}`, english);
}

function panelOf(site: Site) {
  return site.page.locator('.navbar-sidebar');
}

function toggleOf(site: Site) {
  return site.page.getByRole('button', {
    name: site.text('theme.docs.sidebar.toggleSidebarButtonAriaLabel'),
  });
}

async function expectClosed(site: Site): Promise<void> {
  await expect(site.page.locator('.navbar-sidebar--show')).toHaveCount(0);
  await expect(panelOf(site)).not.toBeInViewport();
}

eachLocale(() => {
  test('4 Mobile sidebar is shown and hidden', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    await expectClosed(site);
    const panel = await openPanel(site);
    await panel
      .getByRole('button', { name: site.text('theme.docs.sidebar.closeSidebarButtonAriaLabel') })
      .click();
    await expectClosed(site);
    await openPanel(site);
    // Beside the panel lies a backdrop.
    await page.mouse.click(VIEWPORT.phone.width - 10, 600);
    await expectClosed(site);
  });

  test('The mobile sidebar opens on a page of every family', byNight(true), async ({ site }) => {
    for (const route of FAMILIES) {
      await site.open(route);
      await openPanel(site);
    }
  });

  test(
    'The mobile sidebar opens with the present page in sight, and at its top if that is near it',
    byNight(true),
    async ({ site }) => {
      for (const [route, isNear] of [
        ['api/modal', true],
        ['techniques/security', false],
      ] as const) {
        await site.open(route);
        const panel = await openPanel(site);
        await expect(panel.locator('[aria-current="page"]').last()).toBeInViewport();
        const framework = panel.getByLabel(site.text('site.sidebar.framework'), { exact: true });
        if (isNear) await expect(framework).toBeInViewport({ ratio: 1 });
      }
    },
  );

  test('4 Mobile sidebar closes on a route change', async ({ site, page }) => {
    await site.open(MARKDOWN_PAGE);
    const panel = await openPanel(site);
    await panel.getByRole('link', { name: label(site, 'Components'), exact: true }).click();
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-components/);
    await expectClosed(site);
    // The back button closes the panel, too; it takes a second press to leave the page.
    await openPanel(site);
    await page.goBack();
    await expectClosed(site);
    await expect(page.locator('html')).toHaveClass(/docs-doc-id-components/);
  });

  test(
    'The logo and the list of versions close the mobile sidebar too',
    byNight(true),
    async ({ site, page }) => {
      for (const route of [GUIDE, `v7/${GUIDE}`, '']) {
        await site.open(route);
        const panel = await openPanel(site);
        await panel.locator('.navbar__brand').click();
        await expect(page.locator('html')).toHaveClass(/docs-doc-id-index/);
        await expectClosed(site);
        await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
      }
      await site.open(GUIDE);
      const panel = await openPanel(site);
      await panel.locator('.navbar-sidebar__back').click();
      const versions = panel.getByRole('button', {
        name: site.text('theme.navbar.mobileVersionsDropdown.label'),
      });
      await expect(versions).toHaveAttribute('aria-expanded', 'false');
      await versions.click();
      await expect(versions).toHaveAttribute('aria-expanded', 'true');
      await panel.getByRole('link', { name: 'v7', exact: true }).click();
      await expect(page.locator('html')).toHaveClass(/docs-version-v7/);
      await expectClosed(site);
    },
  );

  test(
    'In the open panel the keyboard stops only where a reader sees it',
    byNight(true),
    async ({ site, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await site.open(GUIDE);
      const panel = await openPanel(site);
      await expect(panel.locator(':focus')).toHaveCount(1);
      const walk = async (): Promise<void> => {
        for (let step = 0; step < 60; step += 1) {
          await page.keyboard.press('Tab');
          const stop = await lookAtFocus(page);
          // Behind the last entry comes the browser itself
          if (stop.name === undefined) continue;
          expect(hiddenOf([stop])).toEqual([]);
          await expect(panel.locator(':focus')).toHaveCount(1);
        }
      };
      await walk();
      await panel.locator('.navbar-sidebar__back').click();
      await walk();
    },
  );

  test('The panel is a dialog: focus moves in, Escape closes it, focus returns', async ({
    site,
    page,
  }) => {
    await site.open(GUIDE);
    await toggleOf(site).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    await expect(panel).toBeInViewport();
    await expect(panel.locator(':focus')).toHaveCount(1);
    // Nothing behind it can be reached
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement?.closest('.main-wrapper, .navbar__inner, .footer') != null,
      );
      expect(isOutside).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expectClosed(site);
    await expect(toggleOf(site)).toBeFocused();
  });

  test('4 Mobile secondary menu is shown and hidden', async ({ site, page }) => {
    await site.open(GUIDE);
    const panel = await openPanel(site);
    const back = panel.getByRole('button', {
      name: site.text('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'),
    });
    const entry = panel.locator('.theme-doc-sidebar-menu a[aria-current="page"]');
    const main = panel.getByRole('link', { name: label(site, 'Native'), exact: true });
    await expect(entry).toBeInViewport();
    await expect(main).not.toBeInViewport();
    await back.click();
    await expect(main).toBeInViewport();
    await expect(entry).not.toBeInViewport();
    // The secondary menu is back the next time, and its links close the panel.
    await page.mouse.click(VIEWPORT.phone.width - 10, 600);
    await openPanel(site);
    await expect(entry).toBeInViewport();
    await entry.click();
    await expectClosed(site);
  });

  test('The lists of versions and languages name those of the page', async ({ site }) => {
    await site.open('v7/intro/cli');
    const panel = await openPanel(site);
    await panel
      .getByRole('button', {
        name: site.text('theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'),
      })
      .click();
    const list = (id: string, chosen: string) =>
      panel.getByRole('button', { name: `${site.text(id)} ${chosen}` });
    await expect(list('theme.navbar.mobileVersionsDropdown.label', 'v7')).toBeInViewport();
    const language = { en: 'English', ja: '日本語' }[site.locale];
    await expect(list('theme.navbar.mobileLanguageDropdown.label', language)).toBeInViewport();
    const height = await list('theme.navbar.mobileVersionsDropdown.label', 'v7').evaluate(
      (entry) => entry.getBoundingClientRect().height,
    );
    expect(height).toBeGreaterThanOrEqual(44);
  });

  test('4 Screen-size class: server render, desktop or mobile', async ({ site, page, browser }) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const server = await plain.newPage();
    await server.goto(new URL(site.path(GUIDE), test.info().project.use.baseURL).href);
    // The server does not know the window: it sends both tables of contents, and a style hides one.
    await expect(server.locator('.theme-doc-toc-mobile')).toHaveCount(1);
    await expect(server.locator('.theme-doc-toc-desktop')).toHaveCount(1);
    await plain.close();

    await site.open(GUIDE);
    await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(0);
    // A page starts without the panel; it is made when the reader reaches for it
    await expect(panelOf(site)).toHaveCount(0);
    await toggleOf(site).focus();
    await expect(panelOf(site)).toHaveCount(1);
    await page.setViewportSize(VIEWPORT.desktop);
    await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
    await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
    await expect(panelOf(site)).toHaveCount(0);
  });

  test('4, 9 Mobile sidebar closes when the layout becomes desktop: above 996 px', async ({
    site,
    page,
  }) => {
    const toggle = toggleOf(site);
    await page.setViewportSize({ width: 996, height: 800 });
    await site.open(GUIDE);
    await openPanel(site);
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(toggle).toBeHidden();
    await expect(panelOf(site)).toHaveCount(0);
    await expect(page.locator('.theme-doc-sidebar-menu')).toBeVisible();
    await page.setViewportSize(VIEWPORT.phone);
    await expectClosed(site);
  });
}, 'by night');
