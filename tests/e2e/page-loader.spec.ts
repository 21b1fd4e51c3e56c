import { setTimeout as delay } from 'node:timers/promises';
import { changeModules, dropModules, gateScripts, SCRIPTS } from './support/scripts';
import { mark, MARKDOWN_PAGE, pageMarker, stopClock } from './support/shell';
import { byNight, eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

test.use({ viewport: VIEWPORT.desktop });

function errorBox(site: Site) {
  return site.page.getByRole('alert').filter({
    has: site.page.getByRole('button', { name: site.text('site.loading.retry') }),
  });
}

function spinner(site: Site) {
  return site.page.locator('[role="status"] [class*="spinner"]');
}

function heading(site: Site) {
  return site.page.locator('main h1');
}

/** Opens a page whose script fails, and returns the gate that can let it through. */
async function openFailing(site: Site) {
  const gate = await gateScripts(site.page, pageMarker(site, MARKDOWN_PAGE), 'failing');
  await site.open(MARKDOWN_PAGE);
  await expect(errorBox(site)).toBeVisible();
  return gate;
}

eachLocale(() => {
  test('4, 8 Page chunk load failure: red box with the error and Retry, which loads the module again', async ({
    site,
    page,
    log,
  }) => {
    const gate = await openFailing(site);
    await expect(errorBox(site)).toContainText(/Loading chunk \S+ failed/);
    const red = await errorBox(site).evaluate((box) => getComputedStyle(box).color);
    const [r = 0, g = 0, b = 0] = (red.match(/\d+/g) ?? []).map(Number);
    expect(r).toBeGreaterThan(2 * Math.max(g, b) - 60);
    // The shell around the page works meanwhile.
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(heading(site)).toHaveCount(0);
    expect(log.map(({ text }) => text).join('\n')).toMatch(/Loading chunk \S+ failed/);
    const isMarked = await mark(page);
    // A second failure shows the box again.
    await errorBox(site).getByRole('button').click();
    await expect(errorBox(site)).toContainText(/Loading chunk \S+ failed/);
    await gate.set('open');
    await errorBox(site).getByRole('button').click();
    await expect(heading(site)).toBeVisible();
    await expect(errorBox(site)).toHaveCount(0);
    expect(await isMarked()).toBe(true);
  });

  test('8 Missing module lookup', async ({ site, page }) => {
    await dropModules(page, pageMarker(site, MARKDOWN_PAGE));
    await site.open(MARKDOWN_PAGE);
    await expect(errorBox(site)).toContainText(
      "TypeError: Cannot read properties of undefined (reading 'call')",
    );
  });

  test(
    'The shell is there once when the page fails before the rest has come',
    byNight(true),
    async ({ site, page }) => {
      await page.route(SCRIPTS, async (route) => {
        const response = await route.fetch();
        if ((await response.text()).includes(pageMarker(site, MARKDOWN_PAGE))) return route.abort();
        const isStart = /\/(?:runtime~)?main\.[^/]+$/.test(route.request().url());
        if (!isStart) await delay(500);
        return route.fulfill({ response });
      });
      await site.open(MARKDOWN_PAGE);
      await expect(errorBox(site)).toBeVisible();
      await expect(page.locator('.navbar')).toHaveCount(1);
      await expect(heading(site)).toHaveCount(0);
    },
  );

  test('4, 9 Page loader: nothing for 200 ms, then a spinner whose cycle takes 3 s, then the page', async ({
    site,
    page,
  }) => {
    const gate = await openFailing(site);
    // Only now: React's scheduler reads the clock too, and hydration is not what is timed here
    await stopClock(page);
    await gate.set('waiting');
    await page.clock.pauseAt(new Date('2030-01-01T00:00:00Z'));
    await errorBox(site).getByRole('button').click();
    await expect(errorBox(site)).toHaveCount(0);
    await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
    await page.clock.runFor(199);
    await expect(spinner(site)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(spinner(site)).toBeVisible();
    await expect(page.getByRole('status')).toContainText(site.text('site.loading.pending'));
    await expect(spinner(site)).toHaveCSS('animation-duration', '3s');
    await expect(spinner(site)).toHaveCSS('animation-iteration-count', 'infinite');
    await gate.set('open');
    await page.clock.resume();
    await expect(heading(site)).toBeVisible();
    await expect(spinner(site)).toHaveCount(0);
  });

  test('4 Error boundary: Try again clears the error', async ({ site, page }) => {
    // Throws until the test lets it pass, as a page would that waits for something to exist.
    await changeModules(page, pageMarker(site, MARKDOWN_PAGE), (exports) => {
      const Page = exports.default as ((props: object) => unknown) | undefined;
      if (!Page) return undefined;
      const FailingPage = (props: object): unknown => {
        if (!('fixed' in window)) throw new Error('provoked');
        return Page(props);
      };
      return { ...exports, default: FailingPage };
    });
    await site.open(MARKDOWN_PAGE);
    const crashed = site.text('theme.ErrorPageContent.title');
    await expect(heading(site)).toHaveText(crashed);
    const again = page.getByRole('button', { name: site.text('theme.ErrorPageContent.tryAgain') });
    await again.click();
    await expect(heading(site)).toHaveText(crashed);
    await page.evaluate(() => Object.assign(window, { fixed: true }));
    await again.click();
    await expect(heading(site)).not.toHaveText(crashed);
    await expect(page.locator('#last')).toBeAttached();
  });
}, 'by night');
