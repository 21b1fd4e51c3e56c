/**
 * Tools that cannot be fetched although nothing was deployed. What happens after a deployment is tested with
 * two builds, in `tests/sites/deployment`.
 */
import { COLOR_TOOL, gateScripts } from './support/scripts';
import { expect, test } from './support/test';

test('A tool that is missing in the same build says so, and the page stays', async ({
  site,
  page,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await page.route(COLOR_TOOL, (route) => route.abort('failed'));
  await page.goto(site.path('theming/color-generator'));
  const again = page.getByRole('button', { name: site.text('site.colorGenerator.retry') });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeVisible();
  expect(loads).toBe(1);
});

test('Without a network a tool says so, and the page stays', async ({ site, page, context }) => {
  await site.open('intro/cli');
  await context.setOffline(true);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText(site.text('site.search.notLoaded'));
  await context.setOffline(false);
  await page.keyboard.press('Control+k');
  await expect(page.locator('.DocSearch-Modal')).toBeVisible();
});

test('What is typed while the search is loading is its first query, but for letters in a field', async ({
  site,
  page,
}) => {
  const gate = await gateScripts(page, 'DocSearch-Modal', 'waiting');
  await site.open('api/button');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('modals');
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('status')).toContainText([site.text('site.search.loading')]);
  const name = site.text('site.sidebar.filter');
  await page.getByRole('button', { name, exact: true }).click();
  const filter = page.getByRole('searchbox', { name, exact: true });
  await expect(filter).toBeFocused();
  await page.keyboard.type('item');
  await expect(filter).toHaveValue('item');
  await gate.set('open');
  await expect(page.locator('.DocSearch-Input')).toHaveValue('modal');
});
