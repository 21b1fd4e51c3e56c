/** A demo in a page: its place, its controls, its sources and what it says when something fails. */
import type { Locator, Page } from '@playwright/test';
import { faultsIn } from './support/axe';
import { colorModeButton, COMPONENTS_PAGE, expectStill } from './support/shell';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

/** The demos of the page: buttons without an outline, and a modal in a phone. */
const FILLS = 0;
const MODAL = 1;

/** The frame of a live page that has taken the place of its drawing. */
const LIVE = 'iframe[data-live="true"]';

function demoAt(page: Page, index: number): Locator {
  return page.locator('figure:has(> figcaption[id])').nth(index);
}

/** A demo brought near, so that it loads, and loaded. */
async function loaded(page: Page, index: number): Promise<Locator> {
  const demo = demoAt(page, index);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.frameLocator(LIVE).locator('ion-app.hydrated')).toBeVisible();
  await expect(demo.locator('pre')).toBeVisible();
  return demo;
}

function live(demo: Locator): Locator {
  return demo.frameLocator(LIVE).locator('html');
}

function titleOf(demo: Locator): Promise<string> {
  return demo.locator('figcaption').innerText();
}

/** What a reader edits a demo with, and the page that shows the result. */
function editorOf(site: Site, demo: Locator, title: string) {
  return {
    title,
    button: demo.getByRole('button', { name: site.text('site.demo.edit'), exact: true }),
    field: demo.getByRole('textbox', { name: site.text('site.demo.editor', { title }) }),
    edited: demo.frameLocator('iframe[data-edited="true"]'),
  };
}

function retryButton(site: Site, demo: Locator): Locator {
  return demo.getByRole('button', { name: site.text('site.demo.again'), exact: true });
}

test.use({ viewport: VIEWPORT.desktop });

eachLocale(() => {
  for (const [device, viewport] of Object.entries(VIEWPORT)) {
    test(
      `A demo takes the room that was kept for it: ${device}`,
      byNight(device === 'desktop'),
      async ({ site, page, browser, baseURL }) => {
        await page.setViewportSize(viewport);
        // Before the reader has begun, the place of a demo and its drawing are all there is
        const still = await browser.newPage({ baseURL, viewport });
        await still.goto(site.path(COMPONENTS_PAGE));
        await site.open(COMPONENTS_PAGE);
        for (const index of [FILLS, MODAL]) {
          const kept = await demoAt(still, index).boundingBox();
          const taken = await (await loaded(page, index)).boundingBox();
          expect(kept?.height).toBeGreaterThan(300);
          expect(taken?.height).toBeCloseTo(kept?.height ?? 0, 0);
          expect(taken?.width).toBeCloseTo(kept?.width ?? 0, 0);
        }
        await expectStill(page);
        await still.close();
      },
    );
  }

  test('Before the reader has begun, a demo is a drawing; it wakes when it is near, beside its source', async ({
    site,
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/demos\/.*\.(?:html|json)$|\/files\/ionic-.*\.js$/.test(pathname))
        fetched.push(pathname);
    });
    await site.open(COMPONENTS_PAGE);
    await page.waitForLoadState('networkidle');
    expect(fetched.filter((path) => !/\.ios\.html$|\.json$/.test(path))).toEqual([]);
    await loaded(page, FILLS);
    expect(fetched.some((path) => path.endsWith('/demos/v8/button/basic.html'))).toBe(true);
    expect(fetched.some((path) => path.endsWith('/ionic.esm.js'))).toBe(true);
    const modal = await loaded(page, MODAL);
    const code = await modal.locator('pre').boundingBox();
    const phone = await modal.locator(LIVE).boundingBox();
    expect(code?.x).toBeGreaterThan((phone?.x ?? 0) + (phone?.width ?? 0));
    expect(code?.y).toBeLessThan((phone?.y ?? 0) + (phone?.height ?? 0));
  });

  test('A demo is named, and every part of it is reached with the keyboard', async ({
    site,
    page,
  }) => {
    await site.open(COMPONENTS_PAGE);
    const demo = await loaded(page, FILLS);
    const title = await demo.locator('figcaption').innerText();
    await expect(page.getByRole('figure', { name: title })).toBeVisible();
    await expect(demo.locator(LIVE)).toHaveAttribute(
      'title',
      site.text('site.demo.frame', { title }),
    );
    await demo.getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByRole('radio', { name: 'MD' })).toBeFocused();
    await expect(demo.getByRole('radio', { name: 'MD' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(demo.getByLabel(site.text('site.demo.more'))).toBeFocused();
    await expect(live(demo)).toHaveAttribute('mode', 'md');
    await page.keyboard.press('Tab');
    await expect(demo.frameLocator(LIVE).locator('ion-button').first()).toBeFocused();
    await demo.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(demo.getByRole('tab', { name: 'Vue' })).toBeFocused();
    await expect(demo.getByRole('tabpanel', { name: 'Vue' })).toContainText('Example.vue');
  });

  test('Framework and mode are chosen for all demos and tabs, and for the next visit', async ({
    site,
    page,
  }) => {
    await site.open(COMPONENTS_PAGE);
    const demo = await loaded(page, FILLS);
    await demo.getByRole('tab', { name: 'React' }).click();
    await demo.getByRole('radio', { name: 'MD' }).click();
    await expect(page).toHaveURL(/\?framework=react&mode=md$/);
    await expect(live(demo)).toHaveAttribute('mode', 'md');
    for (const tab of await page.getByRole('tab', { name: 'React' }).all()) {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    }
    await page.getByRole('tab', { name: 'Vue' }).first().click();
    await expect(demo.getByRole('tab', { name: 'Vue' })).toHaveAttribute('aria-selected', 'true');
    await site.open(COMPONENTS_PAGE);
    const again = await loaded(page, MODAL);
    await expect(again.getByRole('tab', { name: 'Vue' })).toHaveAttribute('aria-selected', 'true');
    await expect(live(again)).toHaveAttribute('mode', 'md');
  });

  test('A demo follows the color mode without loading again', async ({ site, page }) => {
    await site.open(COMPONENTS_PAGE);
    const demo = await loaded(page, FILLS);
    await expect(live(demo)).not.toHaveClass(/ion-palette-dark/);
    await live(demo).evaluate((root) => root.setAttribute('data-marked', 'yes'));
    await colorModeButton(page).click();
    await expect(live(demo)).toHaveClass(/ion-palette-dark/);
    await expect(live(demo)).toHaveAttribute('data-marked', 'yes');
    await demo.getByLabel(site.text('site.demo.more')).click();
    await demo.getByRole('button', { name: site.text('site.demo.reload') }).click();
    await expect(live(demo)).not.toHaveAttribute('data-marked', 'yes');
    await expect(live(demo)).toHaveClass(/ion-palette-dark/);
  });

  test('A demo that cannot be loaded says so, and can be tried again', async ({ site, page }) => {
    for (const broken of [/\/demos\/v8\/.*\.html\?/, /\/ionic\.esm\.js/]) {
      await page.route(broken, (route) => route.abort());
      await site.open(COMPONENTS_PAGE);
      const demo = demoAt(page, FILLS);
      await demo.scrollIntoViewIfNeeded();
      await expect(demo.getByRole('alert')).toContainText(site.text('site.demo.failed'));
      await page.unroute(broken);
      await retryButton(site, demo).click();
      await expect(demo.getByRole('alert')).toBeHidden();
      await expect(demo.frameLocator(LIVE).locator('ion-app.hydrated')).toBeVisible();
    }
  });

  test(
    'A source that cannot be loaded says so, and can be tried again',
    byNight(true),
    async ({ site, page }) => {
      const sources = /\/files\/demos\/.*\.json/;
      await page.route(sources, (route) => route.abort());
      await site.open(COMPONENTS_PAGE);
      const demo = demoAt(page, FILLS);
      await demo.scrollIntoViewIfNeeded();
      await expect(demo.getByRole('alert')).toContainText(site.text('site.demo.noSource'));
      await expect(
        demo.getByRole('button', { name: site.text('site.demo.stackblitz') }),
      ).toBeDisabled();
      await page.unroute(sources);
      await retryButton(site, demo).click();
      await expect(demo.locator('pre')).toContainText('ion-button');
    },
  );

  test('A source is copied whole, and unfolds', async ({ site, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(COMPONENTS_PAGE);
    const demo = await loaded(page, MODAL);
    await demo
      .getByRole('button', { name: site.text('theme.CodeBlock.copyButtonAriaLabel') })
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^<ion-header>\n {2}<ion-toolbar>/);
    expect(copied.trimEnd()).toMatch(/<\/script>$/);
    await demo.getByRole('tab', { name: 'React' }).click();
    const imports = demo.locator('summary[data-name]').first();
    await expect(demo.locator('pre').getByText('IonButton,').first()).toBeHidden();
    await imports.click();
    await expect(demo.locator('pre').getByText('IonButton,').first()).toBeVisible();
    await demo.getByRole('tab', { name: 'JavaScript' }).click();
    await demo.getByRole('button', { name: site.text('site.demo.fold') }).click();
    const lines = copied.trimEnd().split('\n').length;
    const last = demo.locator('pre').getByText('</script>');
    await expect(last).not.toBeInViewport();
    const folded = (await demo.boundingBox())?.height ?? 0;
    await demo.getByRole('button', { name: site.text('site.demo.unfold', { lines }) }).click();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await demo.getByRole('button', { name: site.text('site.demo.fold') }).click();
    expect((await demo.boundingBox())?.height).toBe(folded);
  });

  test('The plain source is edited in place: the demo follows in a sandbox, says what fails, and goes back', async ({
    site,
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (/demo-editor|edit\.html|\/ionic\.js/.test(request.url())) fetched.push(request.url());
    });
    await site.open(COMPONENTS_PAGE);
    const demo = await loaded(page, FILLS);
    const { title, button, field, edited } = editorOf(site, demo, await titleOf(demo));
    const original = await demo.locator('pre').textContent();
    expect(fetched, title).toEqual([]);
    await button.click();
    await expect(field).toBeFocused();
    await expect(edited.locator('ion-button').first()).toBeVisible();
    await expect(demo.locator(LIVE)).toBeHidden();

    await field.fill(`<ion-button id="mine">Mine</ion-button>
<script>
  const { dataset } = document.querySelector('#mine');
  dataset.origin = self.origin;
  try { dataset.storage = localStorage.length; } catch { dataset.storage = 'none'; }
</script>`);
    await expect(edited.locator('#mine.hydrated')).toHaveText('Mine');
    await expect(edited.locator('#mine')).toHaveAttribute('data-origin', 'null');
    await expect(edited.locator('#mine')).toHaveAttribute('data-storage', 'none');
    await demo.getByRole('radio', { name: 'MD' }).click();
    await expect(edited.locator('html')).toHaveAttribute('mode', 'md');
    await expect(edited.locator('#mine')).toBeVisible();

    // Key by key: nothing is added to what a reader types
    const broken = '<ion-button>Broken</ion-button><script>nowhere()</script>';
    await field.fill('');
    await field.pressSequentially(broken);
    await expect(field).toHaveValue(broken);
    await expect(demo.getByText('nowhere is not defined')).toBeVisible();
    await expect(edited.locator('ion-button')).toHaveText('Broken');

    await field.press('Shift+Tab');
    const reset = demo.getByRole('button', { name: site.text('site.demo.reset') });
    await expect(reset).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(reset).toBeDisabled();
    await expect(field).toHaveValue(original ?? '');
    await expect(demo.getByText('nowhere is not defined')).toBeHidden();
    await button.click();
    await expect(field).toHaveCount(0);
    await expect(demo.locator(LIVE)).toBeVisible();
    await expect(demo.locator('pre')).toBeVisible();
    // Other frameworks' sources do not run in the page
    await demo.getByRole('tab', { name: 'React' }).click();
    await expect(button).toHaveCount(0);
  });

  test('An editor that comes back with its framework leaves the focus where it is', async ({
    site,
    page,
  }) => {
    await site.open(COMPONENTS_PAGE);
    const first = await loaded(page, FILLS);
    const { button, field } = editorOf(site, first, await titleOf(first));
    await button.click();
    await expect(field).toBeFocused();
    const other = await loaded(page, MODAL);
    await other.getByRole('tab', { name: 'React' }).click();
    await expect(field).toHaveCount(0);
    await other.getByRole('tab', { name: 'JavaScript' }).click();
    await expect(field).toBeVisible();
    await expect(other.getByRole('tab', { name: 'JavaScript' })).toBeFocused();
  });

  test(
    'A demo opens alone, in the mode and the palette that are shown',
    byNight(true),
    async ({ site, page, context }) => {
      await site.open(COMPONENTS_PAGE);
      await colorModeButton(page).click();
      const demo = await loaded(page, MODAL);
      await demo.getByRole('radio', { name: 'MD' }).click();
      await demo.getByLabel(site.text('site.demo.more')).click();
      const [alone] = await Promise.all([
        context.waitForEvent('page'),
        demo.getByRole('link', { name: site.text('site.demo.open') }).click(),
      ]);
      await expect(alone.locator('ion-app.hydrated')).toBeVisible();
      await expect(alone.locator('html')).toHaveAttribute('mode', 'md');
      await expect(alone.locator('html')).toHaveClass(/ion-palette-dark/);
      await expect(alone.locator('html')).not.toHaveClass(/demo-phone/);
    },
  );

  test('StackBlitz gets the whole project in a form', async ({ site, page, context }) => {
    await context.route('https://stackblitz.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>opened</title>' }),
    );
    await site.open(`v7/${COMPONENTS_PAGE}?mode=md`);
    const demo = await loaded(page, FILLS);
    await demo.getByRole('tab', { name: 'Vue' }).click();
    const [sent] = await Promise.all([
      context.waitForEvent('request', (request) => request.url().includes('stackblitz.com')),
      demo.getByRole('button', { name: site.text('site.demo.stackblitz') }).click(),
    ]);
    expect(sent.method()).toBe('POST');
    expect(new URL(sent.url()).searchParams.get('file')).toBe('src/Example.vue');
    const fields = new URLSearchParams(sent.postData() ?? '');
    expect(fields.get('project[files][src/Example.vue]')).toContain('<script setup lang="ts">');
    expect(fields.get('project[files][src/main.ts]')).toContain("mode: 'md'");
    expect(fields.get('project[files][package.json]')).toMatch(/"@ionic\/vue": "7\.\d+\.\d+"/);
  });

  test('axe finds nothing in a demo', byNight(true), async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open(COMPONENTS_PAGE);
    const first = await loaded(page, FILLS);
    await loaded(page, MODAL);
    const { button, field } = editorOf(site, first, await titleOf(first));
    await button.click();
    await expect(field).toBeVisible();
    expect(await faultsIn(page, 'figure:has(> figcaption[id])')).toEqual([]);
  });
}, 'by night');
