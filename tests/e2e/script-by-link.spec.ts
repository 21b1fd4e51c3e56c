/**
 * An address of a live demo runs nothing but the demo. Ionic reads options from the address, icons among
 * them, inserts an icon that is an SVG as it is, and keeps options for later where it is told to.
 */
import { expect, test } from './support/test';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg"><image href="x:" onerror="window.ran=document.domain"/></svg>';
const ICONS = ['menuIcon', 'backButtonIcon', 'refreshingIcon'];
/** Demos that ran the script, in both versions, before their addresses were cut down. */
const DEMOS = [
  ...['menu/basic', 'menu/sides', 'menu/styled', 'menu/types', 'menu-button/custom', 'nav/stack'],
  ...['refresher/basic', 'refresher/failure', 'searchbar/toolbar', 'split-pane/collapse'],
].flatMap((name) => ['v8', 'v7'].map((version) => `demos/${version}/${name}.html`));

function hostile(persist: boolean): string {
  const options = ICONS.map((name) => [`ionic:${name}`, `data:image/svg+xml;utf8,${SVG}`]);
  if (persist) options.push(['ionic:persistConfig', 'true']);
  return options.map(([name, value = '']) => `${name}=${encodeURIComponent(value)}`).join('&');
}

function ran(): unknown {
  return (window as { ran?: string }).ran;
}

for (const demo of DEMOS) {
  test(`${demo} runs no script from its address, then or later`, async ({ site, page }) => {
    for (const persist of [false, true]) {
      await page.goto(`${site.path(demo)}?ionic:mode=md&${hostile(persist)}`);
      await page.locator('ion-app.hydrated').waitFor();
      await expect(page.locator('html')).toHaveAttribute('mode', 'md');
      await page.locator('ion-icon.hydrated, ion-app').first().waitFor();
      expect(await page.evaluate(ran)).toBeUndefined();
      expect(await page.evaluate(() => location.search)).toBe('?ionic%3Amode=md');
    }
    expect(await page.evaluate(() => sessionStorage.getItem('ionic-persist-config'))).toBeNull();
    await page.goto(site.path(demo));
    await page.locator('ion-app.hydrated').waitFor();
    expect(await page.evaluate(ran)).toBeUndefined();
  });
}

test('What an address left behind runs in no frame of a clean page', async ({ site, page }) => {
  await page.goto(`${site.path('demos/v8/menu/basic.html')}?${hostile(true)}`);
  await page.locator('ion-app.hydrated').waitFor();
  await page.evaluate(([config]) => sessionStorage.setItem('ionic-persist-config', config), [
    JSON.stringify(
      Object.fromEntries(ICONS.map((name) => [name, `data:image/svg+xml;utf8,${SVG}`])),
    ),
  ] as const);
  await site.open('api/menu');
  const frame = page.frameLocator('figure iframe').first();
  await page.locator('figure').first().scrollIntoViewIfNeeded();
  await page.mouse.move(200, 200);
  await frame.locator('ion-app.hydrated').waitFor();
  const frames = page.frames().filter((each) => each.url().includes('/demos/'));
  const asked = await Promise.all(
    frames.map((each) =>
      each.evaluate(ran).catch((error: unknown) => {
        // The drawing of a demo that has just begun to run is taken away while it is asked
        if (each.isDetached()) return 'taken away';
        throw error;
      }),
    ),
  );
  const answers = asked.filter((answer) => answer !== 'taken away');
  expect(answers).not.toHaveLength(0);
  expect(answers).toEqual(answers.map(() => undefined));
  expect(await page.evaluate(ran)).toBeUndefined();
});
