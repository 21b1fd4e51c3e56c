import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDemos } from '../../plugins/demos/folders';
import { DEMO_VERSIONS, MODES, type DemoStep } from '../../plugins/demos/types';
import { ROOT } from '../../scripts/lib/run';
import { demosOptions } from '../../src/site/demos';
import { stored } from './support/shell';
import { expect, test, type LogEntry } from './support/test';
import type { Locator, Page } from '@playwright/test';

/** Something is wrong with a demo if it says so, or if a file of it is missing. */
function complaints(log: readonly LogEntry[]): string[] {
  return log
    .filter(({ type }) => ['error', 'warning', 'uncaught'].includes(type))
    .map(({ text }) => text);
}

async function take(page: Page, step: DemoStep): Promise<void> {
  if ('click' in step) await page.locator(step.click).first().click();
  else if ('fill' in step) await page.locator(step.fill).first().fill(step.text);
  else if ('press' in step) await page.keyboard.press(step.press);
  else await expect(page.locator(step.see).filter({ visible: true }).first()).toBeVisible();
}

/** Ionic elements of the page that no script has defined. */
function undefinedElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const names = [...document.querySelectorAll('*')].map(({ localName }) => localName);
    return [...new Set(names)].filter(
      (name) => name.startsWith('ion-') && !customElements.get(name),
    );
  });
}

for (const { name, meta } of readDemos(join(ROOT, demosOptions.folder))) {
  for (const version of DEMO_VERSIONS.filter((known) => meta.versions.includes(known))) {
    for (const mode of MODES) {
      test(`demo ${name} of ${version} works in ${mode}`, async ({ page, site, log }) => {
        const failed: string[] = [];
        page.on('response', (response) => {
          if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
        });
        page.on('request', (request) => {
          const { protocol, origin } = new URL(request.url());
          if (protocol.startsWith('http') && origin !== new URL(page.url()).origin) {
            failed.push(`elsewhere: ${request.url()}`);
          }
        });
        await page.setViewportSize({
          width: meta.device === 'phone' ? 360 : 800,
          height: meta.height,
        });
        await page.goto(site.path(`demos/${version}/${name}.html?ionic:mode=${mode}`));
        await expect(page.locator('ion-app.hydrated')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('mode', mode);
        expect(await undefinedElements(page)).toEqual([]);
        for (const step of meta.steps) await take(page, step);
        expect(await undefinedElements(page)).toEqual([]);
        expect(failed).toEqual([]);
        expect(complaints(log)).toEqual([]);
      });
    }
  }
}

/** A page of the current version that has a demo; none while no page has one. */
function routeWithDemo(): string | undefined {
  const docs = join(ROOT, 'docs');
  return readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .find((file) => readFileSync(join(docs, file), 'utf8').includes('\n<Demo name='))
    ?.replace(/(?:\/?index)?\.mdx$/, '');
}

const route = process.env.DEMO_ROUTE ?? routeWithDemo();

/** The first demo of the page, brought near so that it loads. */
async function firstDemo(page: Page): Promise<Locator> {
  const demo = page.locator('figure:has(> figcaption + div)').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('tablist')).toBeVisible();
  return demo;
}

if (route !== undefined) {
  test('a demo keeps its height while it loads', async ({ page, site }) => {
    await page.route('**/assets/files/demos/*.json', (request) => request.abort());
    await page.addInitScript(() => {
      window.IntersectionObserver = class {
        observe() {}
        unobserve() {}
        disconnect() {}
      } as unknown as typeof IntersectionObserver;
    });
    await site.open(route);
    const before = await page.locator('figure:has(> figcaption + div)').first().boundingBox();
    await page.unroute('**/assets/files/demos/*.json');
    await page.context().clearCookies();
    const fresh = await page.context().newPage();
    await fresh.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
    await fresh.goto(page.url());
    const demo = await firstDemo(fresh);
    const after = await demo.boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? -9))).toBeLessThanOrEqual(1);
  });

  test('a demo says which framework and mode the reader has chosen, everywhere', async ({
    page,
    site,
  }) => {
    await site.open(route);
    const demo = await firstDemo(page);
    await demo.getByRole('tab', { name: 'React' }).click();
    await demo.getByRole('radio', { name: 'MD' }).click();
    expect(await stored(page, 'docusaurus.tab.framework')).toBe('react');
    await expect(page).toHaveURL(/framework=react&mode=md/);
    await expect(demo.frameLocator('iframe').locator('html[mode=md]')).toBeAttached();
    await page.goto(site.path(route));
    const again = await firstDemo(page);
    await expect(again.getByRole('tab', { name: 'React' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(again.frameLocator('iframe').locator('html[mode=md]')).toBeAttached();
  });

  test('a demo follows the colour mode without loading again', async ({ page, site }) => {
    await site.open(route);
    const demo = await firstDemo(page);
    const html = demo.frameLocator('iframe').locator('html');
    await expect(html).not.toHaveClass(/ion-palette-dark/);
    await page.locator('.navbar button[class*="toggleButton"]').first().click();
    await expect(html).toHaveClass(/ion-palette-dark/);
  });

  test('a demo that cannot be loaded says so and can be tried again', async ({ page, site }) => {
    const live = /\/demos\/v8\/.*\.html/;
    await page.route(live, (request) => request.abort());
    await site.open(route);
    const demo = await firstDemo(page);
    await expect(demo.getByRole('alert')).toBeVisible();
    await page.unroute(live);
    await demo.getByRole('button', { name: site.text('site.demo.again') }).click();
    await expect(demo.getByRole('alert')).toBeHidden();
    await expect(demo.frameLocator('iframe').locator('ion-app.hydrated')).toBeVisible();
  });

  test('StackBlitz gets a whole project by a form', async ({ page, site, context }) => {
    await context.route('https://stackblitz.com/**', (request) =>
      request.fulfill({ contentType: 'text/html', body: '<title>opened</title>' }),
    );
    await site.open(route);
    const demo = await firstDemo(page);
    await demo.getByRole('tab', { name: 'Vue' }).click();
    const [sent] = await Promise.all([
      context.waitForEvent('request', (request) => request.url().includes('stackblitz.com')),
      demo.getByRole('button', { name: site.text('site.demo.stackblitz') }).click(),
    ]);
    expect(sent.method()).toBe('POST');
    const fields = new URLSearchParams(sent.postData() ?? '');
    expect(fields.get('project[files][src/Example.vue]')).toContain('<script setup lang="ts">');
  });
}
