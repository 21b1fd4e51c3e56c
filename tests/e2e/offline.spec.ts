/** The documentation without a network, for readers who have asked for it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { VERSIONS } from '../../config/versions';
import type { FileList } from '../../plugins/offline/types';
import { BUILD } from './support/routes';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

/** The list of what a version needs, by its path. */
function listOf(site: Site, label: string): [path: string, list: FileList] {
  const path = site.path(`offline/${label}.json`);
  const file = join(BUILD, path.slice(site.root.length));
  return [path, JSON.parse(readFileSync(file, 'utf8')) as FileList];
}

/** What the browser keeps for readers who have asked. */
function kept(page: Page): Promise<[copies: string[], workers: number]> {
  return page.evaluate(async () => [
    await caches.keys(),
    (await navigator.serviceWorker.getRegistrations()).length,
  ]);
}

eachLocale((locale) => {
  test('A version has all files that it needs offline, and none of another one', ({ site }) => {
    for (const { label, path } of VERSIONS) {
      const [, { files }] = listOf(site, label);
      const paths = files.map(([file]) => file.slice(site.root.length));
      const missing = paths.filter((file) =>
        [file, join(file, 'index.html')].every((name) => !existsSync(join(BUILD, name))),
      );
      expect(missing).toEqual([]);
      const other = VERSIONS.filter((version) => version.label !== label).map((it) => it.label);
      const folders = other.map((name) => `demos/${name}/`);
      expect(paths.filter((file) => folders.some((name) => file.includes(name)))).toEqual([]);
      const page = site.path(`${path === '' ? '' : `${path}/`}api/button`).slice(site.root.length);
      expect(paths).toContain(page);
      expect(paths.some((file) => file.endsWith('/ionic.esm.js'))).toBe(true);
      // Its page says how much it takes; 50.2 MB in Japanese in November 2026
      expect(files.reduce((sum, [, , bytes]) => sum + bytes, 0)).toBeLessThan(52_000_000);
    }
  });

  if (locale !== 'en') return;

  test(
    'Kept on request, read without a network, updated and removed',
    byNight(true),
    async ({ site, page, context }) => {
      test.setTimeout(300_000);
      const [label = ''] = VERSIONS.map((version) => version.label);
      await site.open('offline');
      const edition = page.locator('main li', { hasText: label });
      const save = edition.getByRole('button', { name: site.text('site.offline.save') });
      const remove = edition.getByRole('button', { name: site.text('site.offline.remove') });
      await expect(save).toBeVisible();
      expect(await kept(page), 'nothing for those who did not ask').toEqual([[], 0]);
      await save.click();
      await expect(remove).toBeVisible({ timeout: 120_000 });
      await expect(save).toHaveCount(0);

      await context.setOffline(true);
      expect((await page.goto(site.path('api/modal')))?.status()).toBe(200);
      await site.hydrated();
      const demo = page.locator('figure:has(> figcaption[id])').first();
      await demo.hover();
      await expect(demo.locator('iframe[data-live="true"]')).toBeVisible();
      await expect(
        demo.frameLocator('iframe[data-live]').locator('ion-app.hydrated'),
      ).toBeVisible();
      await page.goto(site.path('search?q=toast'));
      await expect(page.getByRole('link', { name: /ion-toast/ }).first()).toBeVisible();
      expect((await page.goto(site.path('no-such-page')))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await context.setOffline(false);

      // Another build is deployed, which lacks a file
      const [path, list] = listOf(site, label);
      const newer: FileList = { ...list, build: 'newer', files: list.files.slice(1) };
      await context.route(`**${path}`, (route) => route.fulfill({ json: newer }));
      await site.open('offline');
      await expect(edition).toContainText(site.text('site.offline.newer'));
      await edition.getByRole('button', { name: site.text('site.offline.update') }).click();
      await expect(remove).toBeVisible({ timeout: 90_000 });
      await expect(edition).not.toContainText(site.text('site.offline.newer'));
      await remove.click();
      await expect(save).toBeVisible();
      expect(await kept(page)).toEqual([[], 0]);
    },
  );
});
