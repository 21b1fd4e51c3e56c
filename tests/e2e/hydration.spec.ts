/** What the app does with the HTML that was sent: it hydrates it, and neither replaces nor moves anything. */
import type { Page } from '@playwright/test';
import { COMPONENTS_PAGE, FAMILIES, movedByItself } from './support/shell';
import { byNight, eachLocale, expect, test, VIEWPORT } from './support/test';

/** Everything that a reader may have chosen on an earlier visit, other than it is at first. */
const CHOSEN = {
  theme: 'dark',
  'docs-preferred-version-default': 'v7',
  'docusaurus.tab.framework': 'vue',
  'docusaurus.tab.mode': 'md',
  'docusaurus.tab.os': 'linux',
  'docusaurus.tab.platform': 'web',
  'docusaurus.tab.package-manager': 'pnpm',
};

const PAGES = [...FAMILIES, COMPONENTS_PAGE, 'react/quickstart', 'api/button?framework=angular'];

/** Marks the elements that the server has sent, before the app runs. */
async function markServed(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const app = document.getElementById('__docusaurus');
      app?.querySelectorAll('.navbar, main, main h1, footer').forEach((element) => {
        element.setAttribute('data-served', '');
      });
    });
  });
}

eachLocale(() => {
  for (const [size, viewport] of Object.entries(VIEWPORT)) {
    test.describe(`on a ${size}`, () => {
      const isPhone = size === 'phone';
      test.use({ viewport, hasTouch: isPhone, isMobile: isPhone });

      for (const [what, stored] of Object.entries({ nothing: {}, everything: CHOSEN })) {
        test(
          `a page is hydrated without a word, and stays where it is; chosen: ${what}`,
          byNight(isPhone || what !== 'nothing'),
          async ({ page, site, log }) => {
            test.setTimeout(PAGES.length * 7000);
            await markServed(page);
            await page.addInitScript((values: [string, string][]) => {
              for (const [key, value] of values) localStorage.setItem(key, value);
            }, Object.entries(stored));
            const found: string[] = [];
            for (const route of PAGES) {
              await site.open(route);
              for (const { type, text } of log.splice(0)) found.push(`${route}: ${type}: ${text}`);
              for (const selector of ['.navbar', 'main', 'main h1', 'footer']) {
                const served = page.locator(`${selector}[data-served]`);
                if ((await served.count()) === 0) found.push(`${route}: another ${selector}`);
              }
              const moved = await movedByItself(page);
              if (moved) found.push(`${route}: ${moved}`);
            }
            expect(found).toEqual([]);
          },
        );
      }
    });
  }
}, 'by night');
