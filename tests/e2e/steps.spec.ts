/** Steps of a tutorial, above the heading of each of its pages. */
import { byNight, eachLocale, expect, test } from './support/test';

eachLocale(() => {
  for (const tree of ['', 'v7/']) {
    test(
      `A page of a tutorial says which step it is, and leads to the others: /${tree}`,
      byNight(tree !== ''),
      async ({ page, site }) => {
        await site.open(`${tree}react/your-first-app/taking-photos`);
        const name = (step: number): string =>
          site.text('site.steps', { step: String(step), count: '8' });
        const steps = page.getByRole('navigation', { name: name(2) });
        await expect(steps.getByRole('link')).toHaveCount(8);
        await expect(steps.locator('[aria-current="step"]')).toHaveCount(1);
        await expect(steps.getByRole('link').nth(1)).toHaveAttribute('aria-current', 'step');
        await steps.getByRole('link').nth(2).click();
        await expect(page).toHaveURL(site.path(`${tree}react/your-first-app/saving-photos`));
        await expect(page.getByRole('navigation', { name: name(3) })).toBeVisible();
      },
    );
  }

  test('Other pages have no steps', byNight(true), async ({ page, site }) => {
    await site.open('react/quickstart');
    await expect(page.locator('[aria-current="step"]')).toHaveCount(0);
  });
}, 'by night');
