/**
 * The site that `tests/sites/check-additions.ts` makes: version 9 was added to 8 and 7, and a locale from right to
 * left to English.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { ROOT } from '../../../scripts/lib/run';
import { installedVersions } from '../../../src/remark/package-versions';
import { VERSIONS } from '../../../config/versions';

const SITE = join(ROOT, 'test-results/small-site');
const EDIT = '/edit/main/';

/** Fails a test whose page says something to the console. */
const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, provide) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (entry) => {
        if (entry.type() === 'error') problems.push(entry.text());
      });
      await provide();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** What a menu of the navbar offers. */
async function openMenu(page: Page, name: string): Promise<string[]> {
  const menu = page.locator('.navbar__item.dropdown').filter({
    has: page.locator('.navbar__link', { hasText: name }),
  });
  await menu.hover();
  return menu.locator('.dropdown__link').allInnerTexts();
}

async function editedFile(page: Page): Promise<string> {
  const address = await page.locator('a.theme-edit-this-page').getAttribute('href');
  return address?.slice(address.indexOf(EDIT) + EDIT.length) ?? '';
}

test('the version menu leads from the new version to each older one', async ({ page }) => {
  await page.goto('api/button');
  expect((await openMenu(page, 'v9')).slice(0, 3)).toEqual(['v9', 'v8', 'v7']);
  await page.locator('.dropdown__link', { hasText: /^v8$/ }).click();
  await expect(page).toHaveURL(/\/docs\/v8\/api\/button$/);
  await expect(page.locator('.theme-doc-version-banner')).toBeVisible();
  await openMenu(page, 'v8');
  await page.locator('.dropdown__link', { hasText: /^v7$/ }).click();
  await expect(page).toHaveURL(/\/docs\/v7\/api\/button$/);
});

test('the upgrade guide of the new version is in the navbar and in the announcement', async ({
  page,
}) => {
  await page.goto('');
  await expect(page.locator('.navbar-cta').first()).toHaveText('Upgrade to v9');
  await page.locator('.theme-announcement-bar a').click();
  await expect(page).toHaveURL(/\/docs\/updating\/9-0$/);
});

test('the language menu leads to the same page in each locale', async ({ page }) => {
  await page.goto('v8/api/button');
  const names = await openMenu(page, 'English');
  expect(names.slice(0, 2)).toEqual(['English', 'العربية']);
  await page.locator('.dropdown__link', { hasText: 'العربية' }).click();
  await expect(page).toHaveURL(/\/docs\/ar\/v8\/api\/button$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

for (const [version, marked] of [
  ['v9', false],
  ['v8', true],
  // Without a folder of its own, from the nearest newer version that has one
  ['v7', true],
] as const) {
  test(`the demo of ${version} is made of the files for it`, async ({ page }) => {
    await page.goto(`${version === 'v9' ? '' : `${version}/`}api/button`);
    await page
      .locator('figure', { has: page.locator('figcaption') })
      .first()
      .hover();
    const frame = page.locator('figure iframe[data-live="true"]').first();
    await expect(frame).toHaveAttribute('src', new RegExp(`/docs/demos/${version}/button/basic`));
    const button = frame.contentFrame().locator('ion-button.hydrated').first();
    await expect(button).toBeVisible();
    const count = await frame.contentFrame().locator('.only-v8').count();
    expect(count > 0).toBe(marked);
  });
}

for (const [path, title] of [
  ['', 'Properties'],
  ['v8/', 'Properties'],
  ['ar/', 'الخصائص'],
  ['ar/v7/', 'الخصائص'],
] as const) {
  test(`the reference of /${path} has its titles in that locale`, async ({ page }) => {
    await page.goto(`${path}api/button`);
    await expect(page.locator('h2#properties')).toContainText(title);
    await expect(page.locator('#prop-disabled').first()).toBeAttached();
  });
}

for (const [path, query, title] of [
  ['', 'button', 'Button'],
  ['ar/', 'التثبيت', 'التثبيت'],
  // Without its vowel point
  ['ar/', 'ثبت الأداة', 'التثبيت'],
] as const) {
  test(`a search for "${query}" in /${path} finds "${title}"`, async ({ page }) => {
    await page.goto(`${path}search?q=${encodeURIComponent(query)}`);
    await expect(
      page
        .locator('main li')
        .filter({ has: page.locator('h2') })
        .first(),
    ).toContainText(title);
  });
}

for (const [path, file] of [
  ['components', 'docs/components.mdx'],
  ['v8/components', 'versioned_docs/version-v8/components.mdx'],
  ['v7/components', 'versioned_docs/version-v7/components.mdx'],
  ['ar/api/button', 'i18n/ar/docusaurus-plugin-content-docs/current/api/button.mdx'],
  ['ar/components', 'docs/components.mdx'],
  ['ar/v8/components', 'versioned_docs/version-v8/components.mdx'],
] as const) {
  test(`the link to edit /${path} leads to a file that exists`, async ({ page }) => {
    await page.goto(path);
    expect(await editedFile(page)).toBe(file);
    expect(existsSync(join(SITE, file))).toBe(true);
  });
}

test('an untranslated page says so, and stays English and left-to-right', async ({ page }) => {
  await page.goto('ar/components');
  await expect(page.locator('.translation-notice')).toBeVisible();
  const text = page.locator('.markdown p', { hasText: 'one component' });
  expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  await expect(page.locator('[lang="en"]').filter({ has: text }).first()).toBeVisible();
});

test('code stays left-to-right on a page from right to left', async ({ page }) => {
  await page.goto('ar/api/button');
  // The app takes no notice of what is done before it runs
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', {
    timeout: 30_000,
  });
  await page.mouse.move(200, 200);
  const code = page.locator('figure .theme-code-block pre').first();
  await code.scrollIntoViewIfNeeded();
  const [block, line] = await Promise.all([
    code.boundingBox(),
    code.locator('code > *').first().boundingBox(),
  ]);
  expect(line?.x ?? -1).toBeGreaterThanOrEqual(block?.x ?? 0);
});

test('a translated page does not say so', async ({ page }) => {
  await page.goto('ar/api/button');
  await expect(page.locator('.markdown').first()).toBeVisible();
  await expect(page.locator('.translation-notice')).toHaveCount(0);
});

test('versions of packages in a page are those that are installed', async ({ page }) => {
  const { v8 = '', v7 = '' } = installedVersions(ROOT, VERSIONS);
  await page.goto('components');
  await expect(page.locator('.markdown')).toContainText(`@ionic/core@${v8}, after ${v7}.`);
  await page.goto('v7/components');
  await expect(page.locator('.markdown')).toContainText(`@ionic/core@${v7}, after ${v7}.`);
});

for (const width of [320, 768, 1280]) {
  test(`pages from right to left are no wider than a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['ar/', 'ar/api/button', 'ar/components', 'ar/search', 'ar/blog']) {
      await page.goto(path);
      await expect(page.locator('main')).toBeVisible();
      const over = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(over, path).toBeLessThanOrEqual(0);
    }
  });
}
