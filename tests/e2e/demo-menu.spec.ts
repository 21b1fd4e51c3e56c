/** The menu of a demo. */
import { COMPONENTS_PAGE } from './support/shell';
import { eachLocale, expect, test } from './support/test';

eachLocale(() => {
  test('A menu has what few need: a link to the demo, a fresh start, the demo alone', async ({
    site,
    page,
  }) => {
    await site.open(COMPONENTS_PAGE);
    const demo = page.locator('figure:has(> figcaption[id])').first();
    await demo.scrollIntoViewIfNeeded();
    const menu = demo.getByLabel(site.text('site.demo.more'));
    const link = demo.getByRole('link', { name: site.text('site.demo.link') });
    await menu.focus();
    await page.keyboard.press('Enter');
    // The first press also loads the panel
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toHaveAttribute('href', `#${await demo.getAttribute('id')}`);
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('button', { name: site.text('site.demo.reload') })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('link', { name: site.text('site.demo.open') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(menu).toBeFocused();
    await menu.click();
    await expect(link).toBeVisible();
    await page.locator('h1').click();
    await expect(link).toBeHidden();
  });
}, 'by night');
