/** The second build, for which every service is set up, and the first one, which knows of none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { AlgoliaServer } from '../../unit/search/support/algolia-server';
import { REFUSED, SCRIPT } from './cms';
import { AFTER, SERVICES } from './site';
import { expect, hydrated, ran, tagManager, test, type Host } from './support';

const INDEX = 'ionicframework';
const ATTACK = '<img src="x:" onerror="window.ran=\'hit\'">';

function record(id: string, changes: Record<string, unknown> = {}) {
  const marked = (text: string) => ({ value: text, matchLevel: 'full', matchedWords: ['button'] });
  const title = `<mark>Button</mark> ${id} ${ATTACK}`;
  return {
    objectID: id,
    url: 'https://ionicframework.com/docs/api/button',
    type: 'content',
    hierarchy: { lvl0: `Documentation ${ATTACK}`, lvl1: `Button ${id} ${ATTACK}` },
    content: `A button ${ATTACK}`,
    language: 'en',
    docusaurus_tag: 'docs-default-current',
    _highlightResult: {
      hierarchy: { lvl0: marked(`Documentation ${ATTACK}`), lvl1: marked(title) },
      content: marked(`A <mark>button</mark> ${ATTACK}`),
    },
    _snippetResult: {
      hierarchy: { lvl1: marked(title) },
      content: marked(`A <mark>button</mark> ${ATTACK}`),
    },
    ...changes,
  };
}

/** What a foreign writer of the index might write; those in the first list are shown, as text. */
const SHOWN = [
  record('plain', { type: 'lvl1' }),
  record('elsewhere', { url: 'https://other.example/docs/api/button' }),
];
const DROPPED = [
  record('javascript', { url: "javascript:window.ran='url'" }),
  record('data', { url: 'data:text/html,x' }),
  record('no-scheme', { url: '//other.example/x' }),
  record('no-address', { url: null }),
  record('no-hierarchy', { hierarchy: null }),
  record('level', { hierarchy: { lvl0: 'A', lvl1: 'Button', lvl2: {} } }),
  record('type', { type: '__proto__' }),
];

/** Answers Algolia's hosts from a server on this machine. */
async function hostedSearch(page: Page, server: AlgoliaServer): Promise<void> {
  server.keys.search = SERVICES.ALGOLIA_API_KEY;
  server.seed(INDEX, [...DROPPED, ...SHOWN]);
  await page.route(/^https:\/\/[\w-]+\.algolia(?:net\.com|\.net)\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${server.origin}${pathname}${search}` });
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
}

/** Hosts that a page asks for anything, but its own. */
function strangers(page: Page): string[] {
  const hosts: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (hostname !== 'localhost' && /^https?:/.test(protocol)) hosts.push(hostname);
  });
  return hosts;
}

async function open(page: Page, host: Host, route: string): Promise<void> {
  await page.goto(host.url(route));
  await hydrated(page);
}

/** Opens the dialog and types, as soon as it listens. */
async function searchFor(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  const input = page.locator('.DocSearch-Modal').getByRole('combobox');
  await expect(input).toBeFocused();
  await input.fill(text);
}

test('without services a page asks no other host, the search included', async ({ page, host }) => {
  const hosts = strangers(page);
  await open(page, host, 'search?q=button');
  await expect(page.locator('main li h2').first()).toBeVisible();
  await open(page, host, 'api/button');
  await searchFor(page, 'button');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(hosts).toEqual([]);
});

test.describe('with services', () => {
  let server: AlgoliaServer;

  test.beforeEach(async ({ page, host }) => {
    host.deploy();
    server = await new AlgoliaServer(INDEX).start();
    await hostedSearch(page, server);
    await tagManager(page);
  });
  test.afterEach(() => server.stop());

  test('the dialog of the hosted search shows what fits as text, and nothing else', async ({
    page,
    host,
  }) => {
    await open(page, host, 'api/button');
    await searchFor(page, 'button');
    const hits = page.locator('.DocSearch-Hit');
    await expect(hits).toHaveCount(SHOWN.length);
    await expect(hits.first()).toContainText(`Button plain ${ATTACK}`);
    await expect(hits.first().locator('mark').first()).toHaveText(/button/i);
    for (const link of await hits.locator('a').all()) {
      await expect(link).toHaveAttribute('href', '/docs/api/button');
    }
    await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
    expect(await ran(page)).toBeUndefined();
    // What is chosen is stored, and shown when the dialog opens again
    await hits.first().locator('a').click();
    await expect(page.locator('.DocSearch-Modal')).toBeHidden();
    await page.keyboard.press('Control+k');
    await expect(page.locator('.DocSearch-Hit')).toContainText([`Button plain ${ATTACK}`]);
    await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
    expect(await ran(page)).toBeUndefined();
    expect(server.asked.length).toBeGreaterThan(0);
  });

  test('the page of the hosted search shows what fits as text, and nothing else', async ({
    page,
    host,
  }) => {
    await open(page, host, 'search?q=button');
    const results = page.locator('main ol > li');
    await expect(results).toHaveCount(SHOWN.length);
    await expect(results.first().locator('h2')).toHaveText(`Button plain ${ATTACK}`);
    for (const link of await results.locator('h2 a').all()) {
      await expect(link).toHaveAttribute('href', '/docs/api/button');
    }
    await expect(results.locator('img')).toHaveCount(0);
    expect(await ran(page)).toBeUndefined();
  });

  test('an answer of another shape is a failure or no result, and no crash', async ({
    page,
    host,
  }) => {
    for (const [body, told] of [
      ['null', 'Unable to fetch results'],
      ['{"results":[null]}', 'Unable to fetch results'],
      ['{"results":[{"hits":{}}]}', 'Report a missing result'],
    ] as const) {
      server.faults = [{ match: /queries/, status: 200, body }];
      await open(page, host, 'search?q=button');
      await expect(page.locator('main').getByText(told)).toBeVisible();
    }
    // Without the field of the search page, which has the focus
    await open(page, host, 'api/button');
    server.faults = [{ match: /queries/, status: 200, body: '{}' }];
    await searchFor(page, 'b');
    await expect(page.locator('.DocSearch-Modal .DocSearch-ErrorScreen')).toBeVisible();
  });

  test('the words of an ad are text, and records that lead elsewhere are in no file', async ({
    page,
    host,
  }) => {
    await open(page, host, 'api/button');
    const box = page.getByRole('region', { name: 'Advertisement', exact: true });
    const link = box.getByRole('link');
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', 'https://example.com/good');
    await expect(link).toHaveText(`Buy ${SCRIPT}`);
    await expect(link.locator('strong')).toHaveText('Buy');
    await expect(link.locator('img')).toHaveAttribute('alt', `A "picture" ${SCRIPT}`);
    await expect(link.locator('img')).toHaveAttribute('src', /^\/docs\/assets\/images\/\w+\.png$/);
    expect(await ran(page)).toBeUndefined();
    const files = readdirSync(AFTER, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:html|js|json)$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
    expect(files.some((text) => text.includes('https://example.com/good'))).toBe(true);
    for (const address of [...REFUSED, 'javascript:window.ran=2', 'plain-http.png']) {
      expect(files.filter((text) => text.includes(address))).toEqual([]);
    }
  });

  test('the tag manager loads, and what it would write into the page does not run', async ({
    page,
    host,
    violations,
  }) => {
    const tag = `
      window.tagged = location.search;
      const inline = document.createElement('script');
      inline.text = "window.ran = 'inline'";
      document.head.append(inline);
      const other = document.createElement('script');
      other.src = 'https://other.example/x.js';
      document.head.append(other);
      fetch('https://region1.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
    `;
    await tagManager(page, tag);
    const collected: string[] = [];
    await page.route('https://region1.google-analytics.com/**', (route) => {
      collected.push(route.request().url());
      return route.fulfill({ status: 204 });
    });
    const hosts = strangers(page);
    await open(page, host, 'api/button');
    await expect.poll(() => page.evaluate(() => 'tagged' in window)).toBe(true);
    await expect.poll(() => collected.length).toBe(1);
    expect(hosts).toContain('www.googletagmanager.com');
    await expect
      .poll(() => violations.map(({ blocked }) => blocked))
      .toEqual(expect.arrayContaining(['inline', 'https://other.example/x.js']));
    expect(await ran(page)).toBeUndefined();
    violations.length = 0;
  });
});
