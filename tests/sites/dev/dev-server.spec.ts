/**
 * What the README tells a writer to start: the dev server in either language and in both, pages of every
 * kind without a complaint, and changes that arrive while one looks.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect as baseExpect, test as base, type Page } from '@playwright/test';
import { localeBase, LOCALES, type Locale } from '../../../config/locales';
import { BY_NIGHT } from '../../playwright.shared';
import { startDevServer, type DevServer } from './support/dev-server';
import { copySite, type SiteCopy } from './support/site-copy';

const BASE = '/docs/';

/** One page of each kind. */
const PAGES = [
  'developing/hardware-back-button',
  'react/navigation',
  'api/button',
  'cli/commands/build',
  'native/camera',
  'blog/accessible-overlays',
  'v7/api/modal',
  'search',
];
/** A page that no other test opens. */
const UNOPENED = 'docs/layout/structure.mdx';
const GUIDE = 'docs/react/navigation.mdx';
const TRANSLATED = 'i18n/ja/docusaurus-plugin-content-docs/current/react/navigation.mdx';
const DEMO = 'src/demos/button/basic/demo.html';

/** A compiler's complaint in the terminal. */
const COMPLAINT = /\[ERROR\]|compiled with|Module build failed|Cannot find module/i;

/** A change is compiled within a second or two, and later on a machine that has much else to do. */
const expect = baseExpect.configure({ timeout: 120_000 });

interface Shared {
  copy: SiteCopy;
  single: DevServer;
}

const test = base.extend<object, Shared>({
  copy: [
    // Playwright wants to see what a fixture asks for.
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const copy = copySite('dev');
      await provide(copy);
      copy.remove();
    },
    { scope: 'worker' },
  ],
  single: [
    async ({ copy }, provide) => {
      const server = await startDevServer(copy.dir, [], /compiled (?:successfully|with)/);
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],
});

/** Scripts that a page asks for while the first ones run: neither these nor what a change sends. */
const SHARED_SCRIPT = /\/docs\/(?!runtime|main|__|content---|plugin---)[^/]+(?<!\.hot-update)\.js$/;

/** What the browser says about the pages that it opens. */
function recordComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (entry) => {
    if (['error', 'warning'].includes(entry.type())) complaints.push(entry.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

async function openAll(page: Page, root: string, pages: readonly string[]): Promise<void> {
  const complaints = recordComplaints(page);
  for (const route of pages) {
    await page.goto(`${root}${route}`);
    await expect(page.locator('h1'), route).toHaveCount(1);
    await expect(page.locator('#webpack-dev-server-client-overlay'), route).toHaveCount(0);
    await expect(page.locator('html'), route).toHaveAttribute('data-has-hydrated', 'true');
    expect(complaints, route).toEqual([]);
  }
}

/** The first demo of a page, awake. */
async function wakeDemo(page: Page, root: string): Promise<void> {
  await page.goto(`${root}api/button`);
  const demo = page.locator('main figure', { has: page.locator('figcaption') }).first();
  await demo.scrollIntoViewIfNeeded();
  await demo.hover();
  const button = page.frameLocator('main figure iframe').first().locator('ion-button').first();
  // A drawn component has no methods
  await expect
    .poll(() => button.evaluate((element) => 'componentOnReady' in element).catch(() => false))
    .toBe(true);
}

/** Changes a file of the copy while `look` looks, and puts it back. */
async function whileChanged(
  { dir }: SiteCopy,
  file: string,
  change: (text: string) => string,
  look: () => Promise<void>,
): Promise<void> {
  const path = join(dir, file);
  const before = readFileSync(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  try {
    await look();
  } finally {
    writeFileSync(path, before);
  }
}

/** Marks the loaded page, to tell a change that came in from a page that was loaded again. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { markOfTest: true }));
}

async function expectMarked(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'markOfTest' in window)).toBe(true);
}

test.describe('npm start', () => {
  // First, because each page is compiled once
  test('shows a page whose scripts are on their way while it is compiled', async ({
    page,
    single,
  }) => {
    await page.route(SHARED_SCRIPT, async (route) => {
      await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    for (const route of ['api/button', 'react/navigation', 'v7/api/modal']) {
      await page.goto(`${single.origin}${BASE}${route}`);
      await expect(page.locator('html'), route).toHaveAttribute('data-has-hydrated', 'true');
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('opens a page of every kind without a complaint', async ({ page, single }) => {
    await openAll(page, `${single.origin}${BASE}`, PAGES);
    expect(single.output()).not.toMatch(COMPLAINT);
  });

  test('shows a changed page without loading it again', async ({ page, single, copy }) => {
    await page.goto(`${single.origin}${BASE}react/navigation`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await mark(page);
    const sentence = 'A sentence that a writer has just added.';
    await whileChanged(
      copy,
      GUIDE,
      (text) => `${text}\n${sentence}\n`,
      async () => {
        await expect(page.getByText(sentence)).toBeVisible();
        await expectMarked(page);
      },
    );
    await expect(page.getByText(sentence)).toHaveCount(0);
    await expectMarked(page);
  });

  test('draws a demo that was never drawn before when its page is opened', async ({
    page,
    single,
    copy,
  }) => {
    const label = `drawn ${Date.now()}`;
    await whileChanged(
      copy,
      DEMO,
      (text) => text.replace('</ion-button>', ` ${label}</ion-button>`),
      async () => {
        // Until the change is served
        await expect(async () => {
          await page.goto(`${single.origin}${BASE}api/button`);
          const frame = page.frameLocator('main figure iframe').first();
          const button = frame.locator('ion-button', { hasText: label });
          await expect(button).toBeVisible({ timeout: 5000 });
          expect(await button.evaluate((element) => 'componentOnReady' in element)).toBe(false);
        }).toPass();
      },
    );
  });

  test('shows a changed demo without loading its page again', async ({ page, single, copy }) => {
    await wakeDemo(page, `${single.origin}${BASE}`);
    await mark(page);
    const frame = page.frameLocator('main figure iframe').first();
    await whileChanged(
      copy,
      DEMO,
      (text) => text.replace('</ion-button>', ' of a writer</ion-button>'),
      async () => {
        await expect(frame.getByText('of a writer')).toBeVisible();
        await expectMarked(page);
      },
    );
    await expect(frame.getByText('of a writer')).toHaveCount(0);
  });

  test('shows a saved sidebar and a saved setting', async ({ page, single, copy }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${single.origin}${BASE}react/navigation`);
    const entry = 'Written while it runs';
    await whileChanged(
      copy,
      'sidebars.ts',
      (text) => text.replace("label: 'Getting started'", `label: '${entry}'`),
      () => expect(page.locator('aside').getByText(entry)).toBeVisible(),
    );
    await expect(page.locator('aside').getByText(entry)).toHaveCount(0);
    await whileChanged(
      copy,
      'config/navbar.ts',
      (text) => text.replace("'native/index', 'Native'", `'native/index', '${entry}'`),
      () => expect(page.locator('.navbar').getByText(entry)).toBeVisible(),
    );
    await expect(page.locator('.navbar').getByText(entry)).toHaveCount(0);
  });

  for (const [name, line, told] of [
    ['demo', '<Demo name="button/nosuch" />', 'button/nosuch: no such demo'],
    ['component', '<Unknown />', 'unknown component <Unknown>'],
  ] as const) {
    test(`tells a wrong ${name} in one line with its place`, async ({ page, single, copy }) => {
      await page.goto(`${single.origin}${BASE}react/navigation`);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      const before = single.output().length;
      let place = '';
      const wrong = (text: string): string => {
        place = `${GUIDE}:${text.split('\n').length + 1}:1`;
        return `${text}\n${line}\n`;
      };
      await whileChanged(copy, GUIDE, wrong, async () => {
        await expect.poll(() => single.output()).toContain(`${place}: ${told}`);
        // The syntax tree, or where the compiler stands, helps no writer
        expect(single.output().slice(before)).not.toMatch(/"ancestors"|"position"/);
      });
      await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
    });
  }

  test('compiles a page when it is opened', async ({ page, single, copy }) => {
    // A mistake tells when the page is compiled
    await whileChanged(
      copy,
      UNOPENED,
      (text) => `${text}\n<Tabs>\n`,
      async () => {
        await page.goto(`${single.origin}${BASE}react/navigation`);
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        expect(single.output()).not.toContain(UNOPENED);
        await page.goto(`${single.origin}${BASE}layout/structure`);
        await expect.poll(() => single.output()).toContain(UNOPENED);
      },
    );
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  });

  test('names file and line of a mistake in terminal and page until it is mended', async ({
    page,
    single,
    copy,
  }) => {
    await page.goto(`${single.origin}${BASE}react/navigation`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const overlay = page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
    let line = 0;
    const unclosed = (text: string): string => {
      line = text.split('\n').length + 1;
      return `${text}\n<Tabs>\n`;
    };
    await whileChanged(copy, GUIDE, unclosed, async () => {
      const place = new RegExp(`navigation\\.mdx[^]*Tabs[^]*\\(${line}:1`);
      await expect(overlay).toHaveText(place);
      expect(single.output()).toMatch(place);
    });
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  });
});

test.describe('npm start -- --all', { tag: BY_NIGHT }, () => {
  let both: DevServer;
  test.beforeAll(async ({ copy }) => {
    test.setTimeout(400_000);
    both = await startDevServer(copy.dir, ['--all'], /Every language is served/);
  });
  test.afterAll(async () => both?.stop());

  const rootOf = (locale: Locale): string =>
    `${both.origin}${localeBase({ baseUrl: BASE, router: 'browser' }, locale)}`;

  for (const locale of LOCALES) {
    test(`opens a page of every kind without a complaint: ${locale}`, async ({ page }) => {
      await openAll(page, rootOf(locale), PAGES);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      expect(both.output()).not.toMatch(COMPLAINT);
    });
  }

  test('the language menu leads to the other language of the same page', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${rootOf('en')}api/button`);
    await page.locator('.navbar a[lang="ja"]').evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(`${rootOf('ja')}api/button`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await wakeDemo(page, rootOf('ja'));
  });

  test('a change arrives in the language that it belongs to', async ({ page, copy }) => {
    await page.goto(`${rootOf('ja')}react/navigation`);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await mark(page);
    const sentence = '書き手が今加えた文です。';
    await whileChanged(
      copy,
      TRANSLATED,
      (text) => `${text}\n${sentence}\n`,
      async () => {
        await expect(page.getByText(sentence)).toBeVisible();
        await expectMarked(page);
      },
    );
  });
});

test('npm start -- --locale ja serves Japanese', { tag: BY_NIGHT }, async ({ page, copy }) => {
  test.setTimeout(500_000);
  const server = await startDevServer(
    copy.dir,
    ['--locale', 'ja'],
    /compiled (?:successfully|with)/,
  );
  try {
    const root = `${server.origin}${BASE}ja/`;
    await openAll(page, root, PAGES);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await wakeDemo(page, root);
    expect(server.output()).not.toMatch(COMPLAINT);
  } finally {
    await server.stop();
  }
});
