/** How much a page of a component offers to press before a reader has scrolled. */
import { expect, test } from './support/test';

/** What may stand there: fewer is better, so it is lowered when something goes. */
const MOST = { 'api/button': 59, 'api/modal': 76 };

const CONTROLS = 'a[href], button, select, input, textarea, summary';

/** Parts of the page, each within those after it. */
const PARTS = {
  demos: 'article figure',
  breadcrumbs: '.theme-doc-breadcrumbs',
  article: 'article',
  sidebar: '.theme-doc-sidebar-container',
  navbar: '.navbar',
  contents: '.theme-doc-toc-desktop',
  page: 'body',
};

test.use({ viewport: { width: 1280, height: 900 } });

for (const [route, most] of Object.entries(MOST)) {
  test(`At most ${most} controls are in the first window of ${route}`, async ({ site, page }) => {
    await site.open(route);
    // A source that has come has more to press than the row above it
    await expect(page.locator('article figure').first().locator('pre')).toBeVisible();
    const counts = await page.evaluate(
      ([selector, parts]) => {
        const isPressed = (control: Element): boolean => {
          const { left, top, width, height } = control.getBoundingClientRect();
          const there = document.elementFromPoint(left + width / 2, top + height / 2);
          return control.contains(there) || there?.closest('label')?.control === control;
        };
        const found = [...document.querySelectorAll(selector)].filter(isPressed);
        const partsOf = found.map((control) =>
          Object.keys(parts).find((part) => control.closest(parts[part as keyof typeof parts])),
        );
        return Object.keys(parts).map(
          (part) => [part, partsOf.filter((each) => each === part).length] as const,
        );
      },
      [CONTROLS, PARTS] as const,
    );
    const total = counts.reduce((sum, [, count]) => sum + count, 0);
    const description = `${total}: ${counts.map((entry) => entry.join(' ')).join(', ')}`;
    test.info().annotations.push({ type: 'controls', description });
    expect(total, description).toBeGreaterThan(30);
    expect(total, description).toBeLessThanOrEqual(most);
  });
}
