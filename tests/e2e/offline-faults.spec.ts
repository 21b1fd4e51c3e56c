/** What readers with a copy see where something goes wrong: with the server, with the storage, or half way. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { VERSIONS } from '../../config/versions';
import type { FileList } from '../../plugins/offline/types';
import { startFaultyServer, wait, type FaultyServer } from './support/faulty-server';
import { BUILD } from './support/routes';
import { expect, test as base, VIEWPORT, type Site } from './support/test';

const [label = ''] = VERSIONS.map((version) => version.label);
/** What the copies of these tests have; a whole one takes a minute. */
const PAGES = ['api/button', 'components', 'offline'];
const KEPT = 'api/button';
const NOT_KEPT = 'api/card';

const isAsset = (path: string): boolean => /\/assets\/(?:js|css)\//.test(path);

function fileOf(site: Site, path: string): string {
  return readFileSync(join(BUILD, path.slice(site.root.length)), 'utf8');
}

/** A list as it is published, with the pages of {@link PAGES} and all scripts and styles that they may load. */
function shortList(site: Site): FileList {
  const list = JSON.parse(fileOf(site, site.path(`offline/${label}.json`))) as FileList;
  const wanted = [...PAGES, '404.html'].map((page) => site.path(page));
  const names = wanted.map((path) => `"permalink":"${path}"`);
  const isShared = (text: string): boolean =>
    !text.includes('"permalink":"') || names.some((name) => text.includes(name));
  const files = list.files.filter(
    ([path]) => wanted.includes(path) || (isAsset(path) && isShared(fileOf(site, path))),
  );
  return { ...list, files };
}

class Reader {
  constructor(
    readonly page: Page,
    readonly site: Site,
    readonly server: FaultyServer,
  ) {}

  get edition() {
    return this.page.locator('main li', { hasText: label });
  }

  button(name: string) {
    return this.edition.getByRole('button', { name: this.site.text(`site.offline.${name}`) });
  }

  async goto(route: string) {
    return this.page.goto(`${this.server.origin}${this.site.path(route)}`, { timeout: 60_000 });
  }

  async isHydrated(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  }

  async ask(button = 'save'): Promise<void> {
    await this.goto('offline');
    await this.button(button).click();
  }

  async save(): Promise<void> {
    await this.ask();
    await expect(this.button('remove')).toBeVisible({ timeout: 60_000 });
    await expect(this.button('save')).toHaveCount(0);
  }

  told(text: string) {
    return expect(this.edition).toContainText(this.site.text(`site.offline.${text}`));
  }

  /** What the browser keeps. */
  left(): Promise<[caches: string[], workers: number]> {
    return this.page.evaluate(async () => [
      await caches.keys(),
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  }

  /** Files of a list that the copy does not answer with while the server is in trouble. */
  async lacking(list: FileList): Promise<string[]> {
    this.server.fault = (_, res) => res.writeHead(502).end();
    const paths = list.files.map(([path]) => path);
    return this.page.evaluate(async (all) => {
      const oks = await Promise.all(all.map(async (path) => (await fetch(path)).ok));
      return all.filter((path, index) => !oks[index] && !path.endsWith('/404.html'));
    }, paths);
  }
}

const test = base.extend<{ server: FaultyServer; list: FileList; reader: Reader }>({
  list: async ({ site }, provide) => provide(shortList(site)),
  server: async ({ site }, provide) => {
    const server = await startFaultyServer(site.root);
    await provide(server);
    await server.close();
  },
  reader: async ({ page, site, server, list, context }, provide) => {
    await context.route(`**/offline/${label}.json`, (route) => route.fulfill({ json: list }));
    await provide(new Reader(page, site, server));
  },
});

test.use({ viewport: VIEWPORT.desktop });

test('On a slow server a kept page comes with its own assets, which a deployment has removed', async ({
  reader,
  server,
  page,
}) => {
  await reader.save();
  server.fault = async (path, res) => {
    if (isAsset(path)) return res.writeHead(404).end();
    return wait(9000);
  };
  expect((await reader.goto(KEPT))?.status()).toBe(200);
  await reader.isHydrated();
  const styles = await page.evaluate(() => document.styleSheets.length);
  expect(styles).toBeGreaterThan(0);
  const font = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(font).not.toContain('Times');
});

test('A deployment takes files away from a reader, whose copy has them', async ({
  reader,
  server,
  page,
}) => {
  await reader.save();
  await reader.goto(KEPT);
  await reader.isHydrated();
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  server.fault = (path, res) => isAsset(path) && res.writeHead(404).end();
  await page.locator('.navbar a[href$="/components"]').first().click();
  await expect(page).toHaveURL(/\/components$/);
  await expect(page.locator('h1')).toContainText('Components');
  expect(await page.evaluate(() => 'isSame' in window), 'without loading it all anew').toBe(true);
});

test('A server in trouble: the kept page, and its own answer for any other', async ({
  reader,
  server,
  page,
}) => {
  await reader.save();
  server.fault = (_, res) => res.writeHead(502).end('In trouble');
  expect((await reader.goto(KEPT))?.status()).toBe(200);
  await reader.isHydrated();
  expect((await reader.goto(NOT_KEPT))?.status()).toBe(502);
  await expect(page.locator('body')).toContainText('In trouble');
});

for (const [what, path, status] of [
  ['another page', `/${KEPT}`, 200],
  ['a page in place of a script', '/assets/js/', 200],
  ['an error', `/${KEPT}`, 500],
] as const) {
  test(`A wrong answer once, ${what}, is not kept`, async ({ reader, server, page, list }) => {
    await reader.goto('offline');
    await expect(reader.button('save')).toBeEnabled();
    let isWrong = true;
    server.fault = (asked, res) => {
      if (!isWrong || !asked.includes(path)) return;
      isWrong = false;
      res.writeHead(status, { 'Content-Type': 'text/html' }).end('<h1>Log in to the network</h1>');
    };
    await reader.button('save').click();
    await expect(reader.button('remove')).toBeVisible({ timeout: 60_000 });
    expect(isWrong).toBe(false);
    expect(await reader.lacking(list)).toEqual([]);
    await reader.goto(KEPT);
    await expect(page.locator('h1')).toContainText('ion-button');
    await reader.isHydrated();
  });
}

test('Answers that stay wrong are told, and leave nothing', async ({ reader, server }) => {
  await reader.goto('offline');
  await expect(reader.button('save')).toBeEnabled();
  server.fault = (path, res) => path.endsWith(KEPT) && res.end('Log in to the network');
  await reader.button('save').click();
  await reader.told('failed');
  await expect(reader.button('save')).toBeEnabled();
  expect(await reader.left()).toEqual([[], 0]);
});

test('Storage that is full is told, before and while it fills, and nothing is left', async ({
  reader,
  page,
}) => {
  const little = { quota: 1_000_000, usage: 0 };
  const isFull = await page.addInitScript((estimate) => {
    navigator.storage.estimate = () => Promise.resolve(estimate);
  }, little);
  await reader.ask();
  await reader.told('full');
  expect(await reader.left()).toEqual([[], 0]);
  await isFull.dispose();

  await page.addInitScript(() => {
    const { put } = Cache.prototype;
    let count = 0;
    Cache.prototype.put = function (...args) {
      if (++count > 10) return Promise.reject(new DOMException('', 'QuotaExceededError'));
      return put.apply(this, args);
    };
  });
  await reader.ask();
  await reader.told('full');
  await expect(reader.button('save')).toBeEnabled();
  expect(await reader.left()).toEqual([[], 0]);
});

test('A tab closed while it saves leaves no copy, and one button removes what is there', async ({
  reader,
  server,
  site,
  context,
}) => {
  server.fault = (path) => (path.endsWith(`/${KEPT}`) ? wait(60_000) : undefined);
  await reader.ask();
  await expect(reader.edition.getByRole('progressbar')).not.toHaveAttribute('value', '0');
  await wait(1000);
  await reader.page.close();
  const later = new Reader(await context.newPage(), site, server);
  await later.goto('offline');
  await later.told('part');
  await expect(later.button('save')).toBeVisible();
  await later.button('remove').click();
  await expect(later.button('remove')).toHaveCount(0);
  expect(await later.left()).toEqual([[], 0]);
});

test('A tab closed while it updates leaves the old copy whole', async ({
  reader,
  server,
  site,
  list,
  context,
  page,
}) => {
  await reader.save();
  const old = structuredClone(list);
  const text = fileOf(site, site.path(`${KEPT}/index.html`)).replaceAll('ion-button', 'ion-new');
  const sha256 = createHash('sha256').update(text).digest('base64');
  list.files = list.files.map((file) =>
    file[0].endsWith(`/${KEPT}`) ? [file[0], sha256, file[2]] : [file[0], file[1], file[2]],
  );
  // Every other page is a new one too, and the last of them never comes
  list.build = 'newer';
  server.fault = (path, res) => {
    if (path.endsWith(`/${KEPT}`)) res.writeHead(200, { 'Content-Type': 'text/html' }).end(text);
    return path.endsWith('/components') ? wait(60_000) : undefined;
  };
  const components = list.files.find(([path]) => path.endsWith('/components'));
  list.files = list.files.map((file) => (file === components ? [file[0], 'other', file[2]] : file));
  await reader.ask('update');
  await wait(2000);
  await page.close();

  const later = new Reader(await context.newPage(), site, server);
  await later.goto('offline');
  await later.told('newer');
  expect(await later.lacking(old)).toEqual([]);
  await later.goto(KEPT);
  await expect(later.page.locator('h1')).toContainText('ion-button');
});
