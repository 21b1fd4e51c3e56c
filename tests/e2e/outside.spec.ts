/** What comes from outside the page: hashes that cannot be decoded, searches that were stored. */
import { hits, openSearch, searchInput } from './support/search';
import { byNight, expect, test } from './support/test';

test('A hash that cannot be decoded crashes nothing', async ({ site, page, log }) => {
  await site.open('intro/cli');
  for (const hash of ['50%', '%E0%A4%A', '%', 'a%zz#b%', 'x']) {
    await page.evaluate((text) => (location.hash = text), hash);
    await expect(page.locator('article h1')).toBeVisible();
  }
  expect(log.filter(({ type }) => type === 'uncaught')).toEqual([]);
});

const ATTACK = '<img src="x:" onerror="window.ran=1">';
const KEYS = ['RECENT', 'FAVORITE'].map((kind) => `__DOCSEARCH_${kind}_SEARCHES__ionicframework`);

function entry(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const hierarchy = { lvl0: 'API', lvl1: 'ion-modal' };
  return { objectID: '1', url: '/docs/api/modal', type: 'lvl1', hierarchy, ...changes };
}

const STORED: Record<string, unknown> = {
  'no list': null,
  'a number': 3,
  'an object': {},
  'a list of nothing': [null],
  'an entry without a hierarchy': [entry({ hierarchy: undefined })],
  'a title with a script': [entry({ hierarchy: { lvl0: 'API', lvl1: ATTACK } })],
  'a javascript: address': [entry({ url: 'javascript:window.ran=1' })],
};

/** That which every change is tried on. */
const OFTEN = 'a title with a script';

for (const [what, value] of Object.entries({ ...STORED, 'no JSON': undefined })) {
  test(
    `Stored searches with ${what}: the dialog opens, and nothing runs`,
    byNight(what !== OFTEN),
    async ({ site, page }) => {
      const text = value === undefined ? '{' : JSON.stringify(value);
      await page.addInitScript(
        ([keys, stored]) => keys.forEach((key) => localStorage.setItem(key, stored)),
        [KEYS, text] as const,
      );
      await site.open('intro/cli');
      await openSearch(page);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      await expect(page.locator('.DocSearch-Modal a[href^="javascript:"]')).toHaveCount(0);
      await expect(page.locator('.DocSearch-Modal img')).toHaveCount(0);
      // It is drawn before it has read what was stored
      await searchInput(page).fill('modal');
      await expect(hits(page).first()).toBeVisible();
    },
  );
}
