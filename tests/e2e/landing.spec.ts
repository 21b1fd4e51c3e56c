/** The landing pages: an app on two phones, and what follows from the reader's framework. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/run';
import { byNight, eachLocale, expect, test, VIEWPORT } from './support/test';

const WIDTHS = [320, 390, 768, 1024, 1110, 1280, 1440, 2560];

function phones(page: Page): [ios: FrameLocator, md: FrameLocator] {
  return [0, 1].map((at) => page.locator('main figure iframe').nth(at).contentFrame()) as [
    FrameLocator,
    FrameLocator,
  ];
}

async function texts(phone: FrameLocator): Promise<string[]> {
  await expect(phone.locator('ion-checkbox').first()).toBeVisible();
  return phone.locator('ion-checkbox, ion-toggle').allInnerTexts();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name }).first().click();
}

/** Only phones of one look are seen: a drawing, and what comes over it while the app wakes. */
async function expectLook(page: Page, name: string): Promise<void> {
  const shown = page.locator('main figure iframe:visible');
  await expect(shown.and(page.locator(`[title*="${name}"]`)).first()).toBeVisible();
  await expect(shown.and(page.locator(`:not([title*="${name}"])`))).toHaveCount(0);
}

function startLink(page: Page): Locator {
  return page.locator('main a.button--primary:visible');
}

eachLocale((locale) => {
  test(
    'The code of every framework stays within its room, and can be scrolled to its end',
    byNight(true),
    async ({ site, page }) => {
      for (const viewport of [VIEWPORT.desktop, VIEWPORT.phone]) {
        await page.setViewportSize(viewport);
        await site.open('');
        for (const name of ['JavaScript', 'Angular', 'React', 'Vue']) {
          await choose(page, name);
          const code = page.locator('main pre:visible').last();
          await expect(code).toContainText(name === 'JavaScript' ? '<ion-checkbox' : 'onCheckbox');
          await expect
            .poll(() =>
              code.evaluate((pre) => {
                const { bottom } = pre.getBoundingClientRect();
                const next = document.querySelector('main h2')?.getBoundingClientRect().top ?? 0;
                const hidden = pre.scrollHeight - pre.clientHeight;
                return { isAboveNext: bottom <= next, scrolls: hidden > 20 };
              }),
            )
            .toEqual({ isAboveNext: true, scrolls: true });
        }
      }
    },
  );

  test('The framework that is chosen leads to its quickstart, names its packages and holds on other pages', async ({
    site,
    page,
  }) => {
    await page.setViewportSize(VIEWPORT.desktop);
    for (const [tree, major] of [
      ['', 8],
      ['v7/', 7],
    ] as const) {
      await site.open(tree);
      await choose(page, 'React');
      await expect(startLink(page)).toHaveAttribute(
        'href',
        new RegExp(`/${tree}react/quickstart$`),
      );
      const line = `npm install @ionic/react@${major} ionicons@${major}`;
      await expect(page.locator('main pre:visible').first()).toHaveText(line);
      await expect(page.locator('main pre:visible').last()).toContainText('IonCheckbox');
      const folder = tree === '' ? 'docs' : 'versioned_docs/version-v7';
      const quickstart = readFileSync(join(ROOT, folder, 'react/quickstart.mdx'), 'utf8');
      for (const name of line.split(' ').slice(2)) expect(quickstart).toContain(` ${name} `);
    }
    // Version 7 has no quickstart without a framework
    await choose(page, 'JavaScript');
    await expect(startLink(page)).toHaveAttribute('href', /\/v7\/intro\/cdn$/);
    await choose(page, 'Vue');
    await site.open('developing/starting');
    await expect(page.getByRole('tab', { name: 'Vue' }).first()).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('The app becomes live under the pointer', async ({ site, page }) => {
    await page.setViewportSize(VIEWPORT.desktop);
    await site.open('');
    await page.locator('main figure iframe').first().hover();
    const live = page.locator('iframe[data-live="true"]').first();
    await expect(live).toBeVisible();
    const app = live.contentFrame();
    const box = app.locator('ion-checkbox').nth(2);
    await expect(box).not.toHaveClass(/checkbox-checked/);
    // Its own click misses: it takes no account of the size that the phone is shown in
    await app.locator('ion-fab-button').dispatchEvent('click');
    await expect(box).toHaveClass(/checkbox-checked/);
  });

  test('Nothing is wider than the screen, and a phone shows one look at a time', async ({
    site,
    page,
  }) => {
    await site.open('');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const whole = await page.locator('html').evaluate((root) => root.scrollWidth);
      expect(whole, `${locale}, ${width} px`).toBeLessThanOrEqual(width);
      const shown = await page.locator('main figure iframe:visible').count();
      expect(shown, `${width} px`).toBe(width > 680 ? 2 : 1);
    }
    await page.setViewportSize(VIEWPORT.phone);
    await expectLook(page, 'iOS');
    await choose(page, 'Material Design');
    await expectLook(page, 'Material Design');
  });

  test.describe('Scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test('both phones show the same app, with its code and a way to start', async ({
      site,
      page,
    }) => {
      await page.setViewportSize(VIEWPORT.phone);
      await page.goto(site.path(''));
      const [ios, md] = phones(page);
      await page.locator('main figure iframe').last().scrollIntoViewIfNeeded();
      const words = await texts(ios);
      expect(words.length).toBeGreaterThan(5);
      expect(await texts(md)).toEqual(words);
      await expect(page.locator('main pre:visible').last()).toContainText(words[0] ?? '');
      await expect(startLink(page)).toHaveAttribute('href', /javascript\/quickstart$/);
    });
  });
}, 'by night');
