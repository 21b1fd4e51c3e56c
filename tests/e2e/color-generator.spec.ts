/** The color generator: its place, its fields, the style sheet it writes and what it says of a mistake. */
import type { Locator } from '@playwright/test';
import { faultsIn } from './support/axe';
import { COLOR_TOOL } from './support/scripts';
import { expectStill } from './support/shell';
import { eachLocale, expect, test, VIEWPORT, type Site } from './support/test';

const ROUTE = 'theming/color-generator';

/** The two tools of the page: palettes, and the steps between a background and a text. */
const TOOLS = ['site.colorGenerator.name', 'site.colorGenerator.stepsName'];
const WITHOUT_SCRIPTS = ['site.colorGenerator.noScript', 'site.colorGenerator.stepsNoScript'];

function generator(site: Site, tool = TOOLS[0] ?? ''): Locator {
  return site.page.getByRole('region', { name: site.text(tool) });
}

/** The tool of a page that is open, once it is there. */
async function loaded(site: Site): Promise<Locator> {
  const tool = generator(site);
  await expect(tool.locator('pre')).toContainText('--ion-color-primary:');
  return tool;
}

function hexOf(site: Site, tool: Locator, name: string): Locator {
  return tool.getByRole('textbox', { name: site.text('site.colorGenerator.hex', { name }) });
}

function row(tool: Locator, name: string): Locator {
  return tool.getByRole('group', { name, exact: true });
}

async function addOwn(site: Site, tool: Locator, name: string): Promise<void> {
  await tool.getByLabel(site.text('site.colorGenerator.own')).fill(name);
  await tool.getByRole('button', { name: site.text('site.colorGenerator.add') }).click();
}

test.use({ viewport: VIEWPORT.desktop });

eachLocale(() => {
  for (const [device, viewport] of Object.entries({
    ...VIEWPORT,
    smallest: { width: 320, height: 640 },
  })) {
    test(`The tool takes the room that was kept for it: ${device}`, async ({
      site,
      page,
      browser,
      baseURL,
    }) => {
      await page.setViewportSize(viewport);
      const still = await browser.newPage({ baseURL, javaScriptEnabled: false, viewport });
      await still.goto(site.path(ROUTE));
      const alone = await still
        .getByRole('region', { name: site.text('site.colorGenerator.name') })
        .boundingBox();
      expect(alone?.height, 'room without the tool').toBeLessThan(200);
      await still.evaluate(() => document.documentElement.setAttribute('data-app', ''));
      const kept = await Promise.all(
        TOOLS.map(async (name, index) => {
          const place = still.getByRole('region', { name: site.text(name) });
          // Playwright's own comparison of texts passes over noscript
          expect(await place.textContent()).toContain(site.text(WITHOUT_SCRIPTS[index] ?? ''));
          return await place.boundingBox();
        }),
      );
      await site.open(ROUTE);
      for (const [index, name] of TOOLS.entries()) {
        const tool = generator(site, name);
        await expect(tool.locator('pre')).toContainText(':root {');
        const taken = await tool.boundingBox();
        expect(taken?.height).toBeCloseTo(kept[index]?.height ?? 0, 0);
        expect(taken?.width).toBeCloseTo(kept[index]?.width ?? 0, 0);
      }
      await expectStill(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      await still.close();
    });
  }

  test('It begins with the colors of the page’s version', async ({ site }) => {
    await site.open(ROUTE);
    let tool = await loaded(site);
    await expect(hexOf(site, tool, 'primary')).toHaveValue('#0054e9');
    await expect(tool.locator('output[class*="low"]')).toHaveCount(0);
    await site.open(`v7/${ROUTE}`);
    tool = await loaded(site);
    await expect(hexOf(site, tool, 'primary')).toHaveValue('#3880ff');
    // White text on five of the colors of version 7 is below what WCAG asks for
    await expect(tool.locator('output[class*="low"]')).toHaveCount(5);
  });

  test('A color changes the swatches and the style sheet', async ({ site }) => {
    await site.open(ROUTE);
    const tool = await loaded(site);
    await hexOf(site, tool, 'primary').fill('#0F766E');
    const css = tool.locator('pre');
    await expect(css).toContainText('--ion-color-primary: #0f766e;');
    await expect(css).toContainText('--ion-color-primary-rgb: 15, 118, 110;');
    await expect(css).toContainText('--ion-color-primary-shade: #0d6861;');
    await expect(css).toContainText('--ion-color-primary-tint: #27847d;');
    await expect(row(tool, 'primary')).toContainText('#0d6861');
    const picker = tool.getByLabel(site.text('site.colorGenerator.picker', { name: 'primary' }));
    await expect(picker).toHaveValue('#0f766e');
    await picker.fill('#123456');
    await expect(hexOf(site, tool, 'primary')).toHaveValue('#123456');
    await tool.getByRole('button', { name: site.text('site.colorGenerator.reset') }).click();
    await expect(css).toContainText('--ion-color-primary: #0054e9;');
  });

  test('The address keeps the colors, and brings those of another address', async ({
    site,
    page,
  }) => {
    await site.open(ROUTE);
    const tool = await loaded(site);
    const field = hexOf(site, tool, 'primary');
    await field.fill('#0f766e');
    await expect(page).toHaveURL(/\?colors=light\.primary\.0f766e$/);
    await page.locator('.table-of-contents a').last().click();
    await expect(page).toHaveURL(/\?colors=light\.primary\.0f766e#[\w-]+$/);
    await page.reload();
    await expect(field).toHaveValue('#0f766e');
    await page.evaluate(() => history.back());
    await expect(page).not.toHaveURL(/#/);
    await expect(field).toHaveValue('#0f766e');
    await tool.getByRole('button', { name: site.text('site.colorGenerator.reset') }).click();
    await expect(page).not.toHaveURL(/colors/);
    await page.evaluate(() => history.forward());
    await expect(field).toHaveValue('#0f766e');
  });

  test('The steps follow the background and the text that a reader chooses', async ({ site }) => {
    await site.open(ROUTE);
    const tool = generator(site, TOOLS[1]);
    await hexOf(site, tool, site.text('site.colorGenerator.background')).fill('#121212');
    await hexOf(site, tool, site.text('site.colorGenerator.textColor')).fill('#ffffff');
    await expect(tool.locator('pre')).toContainText('--ion-background-color-step-50: #1e1e1e;');
    await expect(tool.locator('pre')).toContainText('--ion-text-color-step-50: #f3f3f3;');
  });

  test('What is no color is explained, and does not reach the style sheet', async ({ site }) => {
    await site.open(ROUTE);
    const tool = await loaded(site);
    const field = hexOf(site, tool, 'danger');
    await field.fill('#12');
    await expect(row(tool, 'danger').getByRole('alert')).toContainText('#c5000f');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/#c5000f/);
    await expect(tool.locator('pre')).toContainText('--ion-color-danger: #c5000f;');
    await field.fill('#123');
    await expect(row(tool, 'danger').getByRole('alert')).toBeHidden();
    await field.blur();
    await expect(field).toHaveValue('#112233');
  });

  test('Text that is hard to read on a color is said to be', async ({ site }) => {
    await site.open(ROUTE);
    const tool = await loaded(site);
    const warning = row(tool, 'warning');
    const choice = warning.getByRole('combobox', {
      name: site.text('site.colorGenerator.contrast', { name: 'warning' }),
    });
    await choice.selectOption('#ffffff');
    await expect(warning).toContainText(site.text('site.colorGenerator.low', { ratio: '1.59:1' }));
    await expect(tool.locator('pre')).toContainText('--ion-color-warning-contrast: #ffffff;');
    await choice.selectOption('auto');
    await expect(warning).toContainText(
      site.text('site.colorGenerator.enough', { ratio: '13.15:1' }),
    );
  });

  test('A color of one’s own is added, refused, and removed', async ({ site }) => {
    await site.open(ROUTE);
    const tool = await loaded(site);
    await addOwn(site, tool, 'primary');
    await expect(tool.getByRole('alert')).toHaveText(site.text('site.colorGenerator.nameTaken'));
    await addOwn(site, tool, 'Brand');
    await expect(tool.getByRole('alert')).toHaveText(site.text('site.colorGenerator.nameForm'));
    await addOwn(site, tool, 'brand');
    await expect(tool.getByRole('alert')).toBeHidden();
    await expect(tool.locator('pre')).toContainText('.ion-color-brand {');
    await expect(row(tool, 'brand')).toBeVisible();
    await tool
      .getByRole('button', { name: site.text('site.colorGenerator.remove', { name: 'brand' }) })
      .click();
    await expect(row(tool, 'brand')).toBeHidden();
    await expect(tool.locator('pre')).not.toContainText('brand');
  });

  test('The dark palette is edited by itself, and applies as the reader says', async ({ site }) => {
    await site.open(ROUTE);
    const tool = await loaded(site);
    await tool.getByRole('radio', { name: site.text('site.colorGenerator.dark') }).click();
    await expect(hexOf(site, tool, 'primary')).toHaveValue('#4d8dff');
    await hexOf(site, tool, 'primary').fill('#abcdef');
    const css = tool.locator('pre');
    await expect(css).toContainText('--ion-color-primary: #0054e9;');
    await expect(css).toContainText('--ion-color-primary: #abcdef;');
    await expect(css).toContainText('@media (prefers-color-scheme: dark)');
    const by = tool.getByLabel(site.text('site.colorGenerator.by'));
    await by.selectOption('class');
    await expect(css).toContainText('.ion-palette-dark {');
    await by.selectOption('none');
    await expect(css).not.toContainText('#abcdef');
  });

  test('The whole style sheet is copied', async ({ site, page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await site.open(ROUTE);
    const tool = await loaded(site);
    await tool
      .getByRole('button', { name: site.text('theme.CodeBlock.copyButtonAriaLabel') })
      .click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^:root \{\n {2}--ion-color-primary: #0054e9;\n/);
    expect(copied.trimEnd()).toMatch(/--ion-color-dark-tint: #f5f6f9;\n {2}\}\n\}$/);
  });

  test('A tool that cannot be loaded can be tried again', async ({ site, page }) => {
    await page.route(COLOR_TOOL, (route) => route.abort());
    await site.open(ROUTE);
    const retry = generator(site).getByRole('button', {
      name: site.text('site.colorGenerator.retry'),
    });
    await expect(retry).toBeVisible();
    await page.unroute(COLOR_TOOL);
    await retry.click();
    await loaded(site);
  });

  test('axe finds nothing in the tool', async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await site.open(`v7/${ROUTE}`);
    const tool = await loaded(site);
    await hexOf(site, tool, 'primary').fill('nothing');
    await addOwn(site, tool, '-');
    expect(
      await faultsIn(page, `section[aria-label="${site.text('site.colorGenerator.name')}"]`),
    ).toEqual([]);
  });
});
