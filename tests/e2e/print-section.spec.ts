/** A category of the sidebar as one view for paper. */
import { eachLocale, expect, test, VIEWPORT } from './support/test';

declare global {
  interface Window {
    /** How often the print dialog was asked for. */
    printed?: number;
  }
}

test.use({ viewport: VIEWPORT.desktop });

/** Pages of the first category of component pages that the sidebar has. */
const PAGES = ['api/button', 'api/fab', 'api/fab-button', 'api/fab-list', 'api/chip'];

eachLocale(() => {
  test('All pages of a category print in one view, with demos, ids and links of their own', async ({
    site,
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => {
        window.printed = (window.printed ?? 0) + 1;
      };
    });
    await site.open('api/fab');
    const menu = page.getByRole('button', { name: site.text('site.twin.menu') });
    await menu.click();
    await page.locator('#page-as-markdown button').last().click();
    const view = page.locator('body > [role="region"]');
    await expect(view.getByText(site.text('site.print.ready', { total: 6 }))).toBeVisible();
    expect(await page.evaluate(() => window.printed)).toBe(1);
    await expect(page.locator('#__docusaurus')).toBeHidden();

    const found = await view.evaluate((element) => {
      const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)];
      const ids = all('[id]').map(({ id }) => id);
      const within = all('a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? '');
      return {
        addresses: all('main > article > p:first-child').map(({ textContent }) => textContent),
        repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
        // From one page to another, and nothing that leads nowhere
        between: within.filter((id) => /^page-\d$/.test(id)).length,
        lost: within.filter((id) => document.getElementById(decodeURIComponent(id)) === null),
        drawn: all('iframe').map(
          (frame) =>
            (frame as HTMLIFrameElement).contentDocument?.querySelector('ion-app') !== null &&
            frame.offsetHeight > 0,
        ),
        places: all('[class*="place_"], button').length,
      };
    });
    expect(found.addresses).toHaveLength(6);
    for (const route of PAGES) {
      expect(found.addresses.some((address) => address?.endsWith(site.path(route)))).toBe(true);
    }
    expect(found.repeated).toEqual([]);
    expect(found.between).toBeGreaterThan(6);
    expect(found.lost).toEqual([]);
    expect(found.drawn.length).toBeGreaterThan(10);
    expect(found.drawn).not.toContain(false);
    expect(found.places, 'buttons, but for those of the bar').toBe(2);

    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(menu).toBeFocused();
  });
});
