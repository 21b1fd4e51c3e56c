/** A demo that sleeps: what is drawn, what wakes it, and that what wakes it is not lost. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';
import { holdComponents, holdPanel } from './support/scripts';
import { COMPONENTS_PAGE } from './support/shell';

const BUTTONS = 0;
/** Drawn with its modal open. */
const MODAL = 1;

function demoAt(page: Page, index: number): Locator {
  return page.locator('figure:has(> figcaption[id])').nth(index);
}

function drawing(demo: Locator): FrameLocator {
  return demo.frameLocator('iframe[src$=".ios.html"]');
}

function live(demo: Locator): FrameLocator {
  return demo.frameLocator('iframe[data-live="true"]');
}

/** The button that closes the modal. */
function cancel(frame: FrameLocator): Locator {
  return frame.locator('ion-modal ion-button').first();
}

/** What only an open modal shows. */
function field(frame: FrameLocator): Locator {
  return frame.locator('ion-modal ion-input');
}

/** Brings a demo into view without a sign of life: no key, no pointer. */
async function bringIntoView(demo: Locator): Promise<void> {
  await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(drawing(demo).locator('ion-app.hydrated')).toBeVisible();
}

/** The demo of a place in the page, in view and asleep. */
async function openAt(site: Site, page: Page, index: number): Promise<Locator> {
  await site.open(COMPONENTS_PAGE);
  const demo = demoAt(page, index);
  await bringIntoView(demo);
  return demo;
}

/** Where an element of a frame is in the window. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.use({ viewport: VIEWPORT.desktop });

eachLocale((locale) => {
  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('Demos are shown', async ({ site, page }) => {
      await page.goto(site.path(COMPONENTS_PAGE));
      for (const index of [BUTTONS, MODAL]) {
        await expect(drawing(demoAt(page, index)).locator('ion-button').first()).toBeVisible();
      }
      await expect(field(drawing(demoAt(page, MODAL)))).toBeVisible();
      await expect(drawing(demoAt(page, BUTTONS)).locator('html')).toHaveAttribute('lang', locale);
    });
  });

  test('A tap on a drawing is answered by the live page', async ({ site, page }) => {
    const release = await holdComponents(page);
    const demo = await openAt(site, page, MODAL);
    const at = await middleOf(cancel(drawing(demo)));
    await page.mouse.click(at.x, at.y);
    // The one click was on the drawing: nothing of the live page runs yet
    release();
    await expect(live(demo).locator('#open-modal')).toBeVisible();
    await expect(field(live(demo))).toBeHidden();
  });

  test('A key on a drawing is answered by the live page, which keeps the focus', async ({
    site,
    page,
  }) => {
    const release = await holdComponents(page);
    const demo = await openAt(site, page, MODAL);
    await cancel(drawing(demo)).locator('button').focus();
    await page.keyboard.press('Enter');
    release();
    await expect(live(demo).locator('#open-modal')).toBeVisible();
    await expect(field(live(demo))).toBeHidden();
  });

  test('A drawing stays while a pointer holds it', byNight(true), async ({ site, page }) => {
    const release = await holdComponents(page);
    const demo = await openAt(site, page, MODAL);
    const at = await middleOf(cancel(drawing(demo)));
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    release();
    await expect(demo.frameLocator('iframe[data-live]').locator('ion-app.hydrated')).toBeAttached();
    await page.waitForTimeout(500);
    await expect(demo.locator('iframe[data-live="true"]')).toHaveCount(0);
    await page.mouse.up();
    await expect(live(demo).locator('#open-modal')).toBeVisible();
    await expect(field(live(demo))).toBeHidden();
  });

  test('What is drawn open is open when it wakes, and leaves the focus to the reader', async ({
    site,
    page,
  }) => {
    const demo = await openAt(site, page, MODAL);
    const place = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 5);
    await expect(field(live(demo))).toBeVisible();
    // The focus comes right after the overlay
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => [document.activeElement?.localName, scrollY])).toEqual([
      'body',
      place,
    ]);
    await cancel(live(demo)).click();
    await expect(field(live(demo))).toBeHidden();
  });

  test(
    'The keyboard gets into what is drawn open, and out of its frame',
    byNight(true),
    async ({ site, page }) => {
      const demo = await openAt(site, page, MODAL);
      await page.mouse.move(5, 5);
      const input = live(demo).locator('ion-modal input');
      await expect(input).toBeVisible();
      await demo.getByLabel(site.text('site.demo.more')).focus();
      const stops: string[] = [];
      // Two buttons and the field, and what comes after the frame
      while (stops.length < 6 && stops.at(-1) !== 'button') {
        await page.keyboard.press('Tab');
        const place = await page.evaluate(() => document.activeElement?.localName ?? '');
        const isField = await input.evaluate((element) => element.matches(':focus'));
        stops.push(isField ? 'field' : place);
      }
      expect(stops).toContain('field');
      expect(stops.at(-1)).toBe('button');
      // What lies behind it is out of reach until it is closed
      const behind = live(demo).locator('[inert] #open-modal');
      await expect(behind).toHaveCount(1);
      await cancel(live(demo)).click();
      await expect(behind).toHaveCount(0);
    },
  );

  test('A drawing is in the reader’s mode and palette', async ({ site, page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('docusaurus.tab.mode', 'md');
    });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await holdComponents(page);
    await site.open(COMPONENTS_PAGE);
    const demo = demoAt(page, BUTTONS);
    await demo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const drawn = demo.frameLocator('iframe[src$=".md.html"]');
    await expect(drawn.locator('ion-button').first()).toBeVisible();
    await expect(drawn.locator('html')).toHaveClass(/ion-palette-dark/);
    expect(fetched.filter((path) => path.endsWith('button/basic.ios.html'))).toEqual([]);
    // Paper is light
    await page.emulateMedia({ media: 'print' });
    await expect(drawn.locator('html')).not.toHaveClass(/ion-palette-dark/);
    await page.emulateMedia({ media: 'screen' });
    await expect(drawn.locator('html')).toHaveClass(/ion-palette-dark/);
  });

  test(
    'Paper shows the drawings, and keeps no empty boxes for sources',
    byNight(true),
    async ({ site, page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
      // A wide page has its sources without a sign of the reader
      await page.setViewportSize(VIEWPORT.phone);
      await page.goto(site.path(COMPONENTS_PAGE));
      await page.emulateMedia({ media: 'print' });
      const { stage, whole } = await demoAt(page, MODAL).evaluate((figure) => ({
        stage: parseInt(getComputedStyle(figure).getPropertyValue('--demo-stage'), 10),
        whole: figure.getBoundingClientRect().height,
      }));
      // The title and the demo
      expect(whole).toBeLessThan(stage + 80);
      await page.pdf();
      expect(fetched.filter((path) => path.endsWith('modal/inline.ios.html'))).toHaveLength(1);
    },
  );
}, 'by night');

test.describe('on a phone', () => {
  test.use({ viewport: VIEWPORT.phone, hasTouch: true, isMobile: true });

  /** Roles and names of what a reader can press in a demo, in their order. */
  function controlsOf(demo: Locator): Promise<string[]> {
    return demo
      .locator(':is(button, summary):visible')
      .evaluateAll((controls) =>
        controls.map(
          (one) =>
            `${one.role ?? one.localName} ${one.getAttribute('aria-label') ?? one.textContent}`,
        ),
      );
  }

  /** A demo with the controls that the server has sent; what is returned beside it lets their code come. */
  async function openAsleep(site: Site, page: Page) {
    const release = await holdPanel(page);
    await site.open(COMPONENTS_PAGE);
    const demo = demoAt(page, BUTTONS);
    await expect(demo.locator('[data-stand-in]')).toHaveCount(2);
    return { demo, release };
  }

  test('What is pressed before its code has come is pressed then, and is called the same', async ({
    site,
    page,
  }) => {
    const { demo, release } = await openAsleep(site, page);
    const asleep = await controlsOf(demo);
    await demo.getByLabel(site.text('site.demo.more')).tap();
    release();
    await expect(demo.getByRole('link', { name: site.text('site.demo.link') })).toBeVisible();
    await demo.getByLabel(site.text('site.demo.more')).tap();
    await expect(demo.locator('pre')).toBeVisible();
    // It has more of them: the line that unfolds its source
    expect((await controlsOf(demo)).filter((name) => asleep.includes(name))).toEqual(asleep);
  });

  test('A framework and a look are chosen in a demo that sleeps', async ({ site, page }) => {
    const { demo, release } = await openAsleep(site, page);
    await demo.getByRole('tab', { name: 'Vue' }).tap();
    release();
    await expect(demo.getByRole('tabpanel', { name: 'Vue' })).toContainText('Example.vue');
    await page.reload();
    await expect(demo.getByRole('tab', { name: 'Vue', selected: true })).toBeVisible();
    await demo.getByRole('radio', { name: 'MD' }).tap();
    await expect(demo.getByRole('radio', { name: 'MD' })).toBeChecked();
    await expect(demo.locator('[data-stand-in]')).toHaveCount(0);
  });

  test('The keyboard stays where it is when the code of a demo comes', async ({ site, page }) => {
    const { demo, release } = await openAsleep(site, page);
    await demo.getByRole('tab', { name: 'JavaScript' }).focus();
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(demo.locator('[data-stand-in]')).toHaveCount(0);
    await expect(demo.getByRole('tab', { name: 'Vue', selected: true })).toBeFocused();
  });
});

test('Pages that are left give back what their demos took', async ({ site, page }) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const documents = async (): Promise<number> => {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Documents')?.value ?? NaN;
  };
  const seen = async (title: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const demo = demoAt(page, 0);
    await demo.scrollIntoViewIfNeeded();
    // Asleep or awake, as the reader's last sign of life has it
    await expect(demo.locator('iframe').first().contentFrame().locator('ion-app')).toBeVisible();
  };
  await site.open('api/badge');
  await seen('ion-badge');
  await page.locator('main a[href$="/api/chip"]').first().click();
  await seen('ion-chip');
  const thereAndBack = async (): Promise<void> => {
    await page.goBack();
    await seen('ion-badge');
    await page.goForward();
    await seen('ion-chip');
  };
  await thereAndBack();
  const once = await documents();
  for (let round = 1; round <= 4; round += 1) await thereAndBack();
  // What is shown may differ by the one or other drawing; each round brings more than that
  await expect.poll(documents).toBeLessThan(once + 4);
});

test(
  'Switching the mode while the last page still loads fails nothing',
  byNight(true),
  async ({ site, page }) => {
    await site.open(COMPONENTS_PAGE);
    const demo = demoAt(page, BUTTONS);
    await demo.scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    await expect(live(demo).locator('ion-app.hydrated')).toBeVisible();
    await page.route(/button\/basic\.html\?.*mode=md/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await demo.getByRole('radio', { name: 'MD' }).click();
    await demo.getByRole('radio', { name: 'iOS' }).click();
    await demo.getByRole('radio', { name: 'MD' }).click();
    await page.waitForTimeout(1000);
    await expect(demo.getByRole('alert')).toHaveCount(0);
    await expect(live(demo).locator('html')).toHaveAttribute('mode', 'md');
  },
);
