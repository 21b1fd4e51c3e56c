/**
 * The walks of the documents for contributors, taken in a copy of the repository by what they say, and looked at in
 * the dev server that `CONTRIBUTING.md` says to start.
 */
import { expect as baseExpect, test } from '@playwright/test';
import { ROOT, runSilently } from '../../../scripts/lib/run';
import { localeBase, type Locale } from '../../../config/locales';
import { startDevServer, type DevServer } from '../dev/support/dev-server';
import { copySite, type SiteCopy } from '../dev/support/site-copy';
import { readSteps, takeSteps, WALKS } from './walks';

const PAGE = 'developing/reading-aloud';
const COMPONENT = 'api/button';
const TRANSLATED = [PAGE, COMPONENT].map(
  (page) => `i18n/ja/docusaurus-plugin-content-docs/current/${page}.mdx`,
);

const expect = baseExpect.configure({ timeout: 120_000 });

/** Runs a command in the copy, as in a terminal. */
async function inTerminal(dir: string, [program = '', ...args]: readonly string[]): Promise<void> {
  const { code, output } = await runSilently(program, args, dir);
  expect(code, output).toBe(0);
}

test.describe('the walks of the documents for contributors', () => {
  let copy: SiteCopy;
  let server: DevServer;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    copy = copySite('walks');
    takeSteps(
      copy.dir,
      WALKS.flatMap((document) => readSteps(ROOT, document)),
    );
    await inTerminal(copy.dir, ['npm', 'run', 'i18n:stamp', '--', ...TRANSLATED]);
    server = await startDevServer(copy.dir, ['--all'], /Every language is served/);
  });
  test.afterAll(async () => {
    await server?.stop();
    copy?.remove();
  });

  const address = (locale: Locale, page = PAGE): string =>
    `${server.origin}${localeBase({ baseUrl: '/docs/', router: 'browser' }, locale)}${page}`;

  test('a page stands in the sidebar, with its sample', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address('en'));
    await expect(page.locator('h1')).toHaveText('Reading a page aloud');
    await expect(page.locator('aside .menu__link--active')).toContainText(['Reading a page aloud']);
    await expect(page.locator('.theme-code-block')).toContainText(['speechSynthesis.cancel()']);
  });

  test('a demo runs, and a component and a plugin are part of the page', async ({ page }) => {
    await page.goto(address('en'));
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('main aside')).toContainText(['Readers choose the voice']);
    await expect(page.locator('head meta[name="format-detection"]')).toHaveCount(1);
    const demo = page.locator('main figure').first();
    await demo.scrollIntoViewIfNeeded();
    await demo.hover();
    const button = page.frameLocator('main figure iframe').first().locator('ion-button');
    await expect(button).toHaveText('Follow');
    await expect(async () => {
      await button.click();
      await expect(button).toHaveAttribute('fill', 'solid', { timeout: 2000 });
    }).toPass();
  });

  test('a section stands in a component\u2019s page, with its demo', async ({ page }) => {
    for (const locale of ['en', 'ja'] as const) {
      await page.goto(address(locale, COMPONENT));
      await expect(page.locator('#fill-by-tap')).toContainText('fill');
      await expect(page.locator('#fill-by-tap ~ div > #demo-button-fills')).toBeVisible();
      await expect(page.locator('.translation-notice')).toHaveCount(0);
    }
  });

  test('a text of the interface is there in both languages', async ({ page }) => {
    for (const [locale, label] of [
      ['en', 'Remark'],
      ['ja', '補足'],
    ] as const) {
      await page.goto(address(locale));
      await expect(page.getByRole('complementary', { name: label })).toBeVisible();
    }
  });

  test('a translation is shown in its language, and is not behind', async ({ page }) => {
    await page.goto(address('ja'));
    await expect(page.locator('h1')).toHaveText('ページの読み上げ');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(page.locator('.translation-notice')).toHaveCount(0);
    const button = page.frameLocator('main figure iframe').first().locator('ion-button');
    await expect(button).toHaveText('フォローする');
  });

  test('a setting is seen in both languages', async ({ page }) => {
    for (const [locale, label] of [
      ['en', 'Meetups'],
      ['ja', 'ミートアップ'],
    ] as const) {
      await page.goto(address(locale));
      await expect(page.locator('footer').getByRole('link', { name: label })).toBeVisible();
    }
  });

  for (const [name, command] of Object.entries({
    'the checks of pages': ['npm', 'run', 'check:content'],
    'the check of translations': ['npm', 'run', 'check:translations'],
    'the check of samples, of the new page and the new demo': [
      ...['npm', 'run', 'check:samples', '--'],
      ...[`docs/${PAGE}.mdx`, 'src/demos/button/fills'],
    ],
    types: ['npm', 'run', 'check:types'],
    'the new plugin\u2019s test': ['npx', 'vitest', 'run', 'tests/unit/format-detection'],
  })) {
    test(`pass: ${name}`, async () => {
      test.setTimeout(400_000);
      await inTerminal(copy.dir, command);
    });
  }
});
